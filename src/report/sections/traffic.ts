import type { Plan } from '../../model/plan-document.ts';
import type { Section } from '../document.ts';
import { sentence } from '../prose.ts';

/** How many unique messages there are. */
export function trafficSection(plan: Plan): Section | undefined {
  const figures = plan.figures;
  const mean = figures.get('traffic.perSecond')?.value;
  const seconds =
    figures.get('traffic.peakPerSecond')?.value === mean
      ? ['{traffic.peakPerSecond} on average and at peak']
      : ['{traffic.perSecond} on average', '{traffic.peakPerSecond} at peak'];
  const text = sentence(plan, ['{traffic.perDay} of unique messages', ...seconds]);
  return text && { title: 'Traffic', blocks: [text], tells: ['traffic.perSecond'] };
}

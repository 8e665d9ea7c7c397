import type uPlot from 'uplot';
import { printSignificant } from '../units/index.ts';

const ticks = [1, 60, 600, 3600, 6 * 3600, 86_400, 7 * 86_400, 30 * 86_400, 365 * 86_400];
/** Pixels that the label of a tick takes. */
const tickWidth = 44;

/** Round times rather than powers of ten of a second, those that have room. */
export function ticksWithin(plot: uPlot): number[] {
  const { min, max } = plot.scales['x'] ?? {};
  const [from, to] = [min ?? 0, max ?? 1];
  const pixels = (plot.width - plot.bbox.left / window.devicePixelRatio) / (to - from);
  const shown: number[] = [];
  for (const tick of ticks.map(Math.log10)) {
    const last = shown.at(-1) ?? -Infinity;
    if (tick >= from && tick <= to && (tick - last) * pixels >= tickWidth) shown.push(tick);
  }
  return shown;
}

/** The label of a tick, which has lost a few digits on its way through the chart. */
export function tickText(tick: number): string {
  const distances = ticks.map((seconds) => Math.abs(Math.log10(seconds) - tick));
  return timeText(ticks[distances.indexOf(Math.min(...distances))] ?? 10 ** tick);
}

/** A time to two digits. */
export const timeText = (seconds: number): string => printSignificant(seconds, 's', 2);

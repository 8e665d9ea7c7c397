import uPlot from 'uplot';
import type { Plan } from '../model/plan-document.ts';
import { windowCurve } from '../model/window-curve.ts';
import { byId, element } from './element.ts';
import { themeChange } from './tools.ts';
import { optionsOf, type Panel } from './window-chart-options.ts';
import type { Marker } from './window-markers.ts';
import { timeText } from './window-ticks.ts';

const minute = 60;
const day = 86_400;
const points = 160;
const height = 210;

const panels: readonly Panel[] = [
  { title: 'Bytes of a keyed inbox', unit: 'B', line: '--bytes', number: 'bytes' },
  {
    title: 'Applied twice by the longest horizon',
    unit: 'msg',
    line: '--escaping',
    area: '--escaping-soft',
    number: 'escaping',
  },
];

/** Draws both panels over the same windows; the result redraws them for another plan. */
export function buildChart(): (plan: Plan) => void {
  const place = byId('chart');
  let drawn: uPlot[] = [];
  let shown: Plan | undefined;

  const draw = (): void => {
    for (const plot of drawn) plot.destroy();
    place.replaceChildren();
    if (shown === undefined) return;
    const windows = windowsOf(shown);
    const curve = windowCurve(shown.profile, windows);
    place.hidden = curve.length === 0;
    byId('chart-data').toggleAttribute('open', curve.length === 0);
    const markers = markersOf(shown);
    drawn = panels.flatMap((panel) => {
      const values = curve.map((point) => point[panel.number] ?? null);
      if (values.every((value) => value === null)) return [];

      const label = `${panel.title} against the window, from ${timeText(windows[0] ?? 0)} to ${timeText(windows.at(-1) ?? 0)}. The table below gives the numbers.`;
      const canvas = element('div', { class: 'canvas', role: 'img', 'aria-label': label });
      place.append(element('figure', {}, element('figcaption', {}, panel.title), canvas));
      return [
        new uPlot(
          optionsOf(panel, canvas, markers, { width: widthOf(canvas), height }),
          [windows.map(Math.log10), values],
          canvas,
        ),
      ];
    });
  };
  const resize = (): void => {
    for (const plot of drawn) plot.setSize({ width: widthOf(plot.root.parentElement), height });
  };
  new ResizeObserver(resize).observe(place);
  document.addEventListener(themeChange, draw);
  for (const media of ['(prefers-color-scheme: dark)', 'print']) {
    window.matchMedia(media).addEventListener('change', draw);
  }
  return (plan) => {
    shown = plan;
    draw();
  };
}

const widthOf = (place: Element | null): number => Math.max(240, place?.clientWidth ?? 0);

/** Evenly on a logarithmic scale, from far below to far above the windows that matter. */
function windowsOf(plan: Plan): number[] {
  const marked = markersOf(plan).map(({ window }) => window);
  const low = Math.min(10 * minute, ...marked.map((window) => window / 10));
  const high = Math.max(30 * day, ...marked.map((window) => window * 3));
  const even = Array.from({ length: points }, (_, index) => low * (high / low) ** (index / (points - 1)));
  return [...new Set([...even, ...marked])].toSorted((a, b) => a - b);
}

function markersOf({ figures }: Plan): Marker[] {
  const marker = (id: string, label: string): Marker[] => {
    const window = figures.get(id)?.value;
    return window === undefined || window <= 0 ? [] : [{ window, label }];
  };
  const [asked, required] = [marker('window.requested', 'asked for'), marker('window.required', 'required')];
  const [one, other] = [asked[0], required[0]];
  return one !== undefined && one.window === other?.window
    ? [{ window: one.window, label: 'asked for = required' }]
    : [...asked, ...required];
}

import type uPlot from 'uplot';
import { printSignificant, type Unit } from '../units/index.ts';
import { element } from './element.ts';
import { drawMarkers, type Marker } from './window-markers.ts';

/** One quantity against the window; colours are custom properties of the style sheet. */
export interface Panel {
  readonly title: string;
  readonly unit: Unit;
  readonly number: 'bytes' | 'escaping';
  readonly line: string;
  readonly area?: string;
}

/** How a panel is drawn: the window on a logarithmic scale, the quantity from zero, the markers over both. */
export function optionsOf(
  { title, unit, line, area }: Panel,
  place: HTMLElement,
  markers: readonly Marker[],
  size: { readonly width: number; readonly height: number },
): uPlot.Options {
  const grid = { stroke: colorOf(place, '--line'), width: 1 };
  const axis = {
    stroke: colorOf(place, '--ink-soft'),
    grid,
    ticks: { ...grid, size: 4 },
    font: '12px system-ui, sans-serif',
  };
  const quantity: uPlot.Series = {
    label: title,
    stroke: colorOf(place, line),
    width: 2,
    points: { show: false },
    value: (_plot, value: number | null) => (value === null ? '–' : printSignificant(value, unit, 4)),
  };
  const window: uPlot.Series = {
    label: 'window',
    value: (_plot, value: number | null) => (value === null ? '–' : timeText(value)),
  };
  return {
    ...size,
    padding: [22, 12, 0, 0],
    scales: { x: { time: false, distr: 3 }, y: { range: (_plot, _low, high) => [0, high > 0 ? high * 1.05 : 1] } },
    axes: [
      { ...axis, splits: ticksWithin, values: (_plot, splits) => splits.map(timeText) },
      { ...axis, size: 84, values: (_plot, splits) => splits.map((value) => printSignificant(value, unit, 3)) },
    ],
    series: [window, area === undefined ? quantity : { ...quantity, fill: colorOf(place, area) }],
    legend: { live: true, markers: { show: false } },
    cursor: { sync: { key: 'window' }, drag: { x: false, y: false }, y: false },
    hooks: { draw: [(plot) => drawMarkers(plot, markers, colorOf(place, '--ink'))] },
  };
}

const ticks = [1, 60, 600, 3600, 6 * 3600, 86_400, 7 * 86_400, 30 * 86_400, 365 * 86_400];

/** Round times rather than powers of ten of a second. */
function ticksWithin({ scales }: uPlot): number[] {
  const { min, max } = scales['x'] ?? {};
  return ticks.filter((tick) => tick >= (min ?? 0) && tick <= (max ?? Infinity));
}

/** A time to two digits. */
export const timeText = (seconds: number): string => printSignificant(seconds, 's', 2);

/** A colour of the style sheet as the browser resolves it now: a canvas knows no custom properties. */
function colorOf(place: HTMLElement, property: string): string {
  const probe = element('span', {});
  probe.style.color = `var(${property})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

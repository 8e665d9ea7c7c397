import type uPlot from 'uplot';
import { printRounded } from '../report/rounded.ts';
import type { Unit } from '../units/index.ts';
import { element } from './element.ts';
import { drawMarkers, type Marker } from './window-markers.ts';
import { ticksWithin, tickText, timeText } from './window-ticks.ts';

/** One quantity against the window; colours are custom properties of the style sheet. */
export interface Panel {
  readonly title: string;
  readonly unit: Unit;
  readonly number: 'bytes' | 'escaping';
  readonly line: string;
  readonly area?: string;
}

/** How a panel is drawn: the decimal logarithm of the window, the quantity from zero, the markers over both. */
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
    value: (_plot, value: number | null) => (value === null ? '–' : printRounded(value, unit)),
  };
  const window: uPlot.Series = {
    label: 'window',
    value: (_plot, value: number | null) => (value === null ? '–' : timeText(10 ** value)),
  };
  return {
    ...size,
    padding: [22, 20, 0, 0],
    scales: { x: { time: false }, y: { range: (_plot, _low, high) => [0, high > 0 ? high * 1.05 : 1] } },
    axes: [
      {
        ...axis,
        splits: ticksWithin,
        values: (_plot, splits) => splits.map(tickText),
      },
      {
        ...axis,
        size: labelWidth,
        values: (_plot, splits) => splits.map((value) => quantityText(value, unit)),
      },
    ],
    series: [window, area === undefined ? quantity : { ...quantity, fill: colorOf(place, area) }],
    legend: { live: true, markers: { show: false } },
    cursor: { sync: { key: 'window' }, drag: { x: false, y: false }, y: false },
    hooks: { draw: [(plot) => drawMarkers(plot, markers, colorOf(place, '--ink'))] },
  };
}

/** Both panels leave the same room for the labels of their quantity, so that one window stands below the other. */
const labelWidth = 92;
const inWords = new Intl.NumberFormat('en', { notation: 'compact', compactDisplay: 'long', maximumFractionDigits: 2 });
const quantityText = (value: number, unit: Unit): string =>
  unit === 'msg' ? inWords.format(value) : printRounded(value, unit, 3);

/** A colour of the style sheet as the browser resolves it now: a canvas knows no custom properties. */
function colorOf(place: HTMLElement, property: string): string {
  const probe = element('span', {});
  probe.style.color = `var(${property})`;
  place.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}

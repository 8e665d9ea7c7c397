import type { Plan } from '../../model/plan-document.ts';
import { type WindowPoint, windowCurve } from '../../model/window-curve.ts';
import { printTogether, type Unit } from '../../units/index.ts';
import { html, type Html } from './markup.ts';

const hour = 3600;
const day = 24 * hour;
const usual: readonly number[] = [hour, 6 * hour, day, 3 * day, 7 * day, 14 * day, 30 * day, 90 * day];

/** What a chart of the window shows, as a table: usual windows, the one asked for and the one required. */
export function windowTableHtml(plan: Plan): Html {
  const requested = plan.figures.get('window.requested')?.value;
  const required = plan.figures.get('window.required')?.value;
  const windows = [...usual, requested, required].filter((window) => window !== undefined && window > 0);
  const points = windowCurve(
    plan.profile,
    [...new Set(windows)].flatMap((window) => window ?? []).toSorted((a, b) => a - b),
  );
  const columns = [
    printed(points, ({ window }) => window, 's'),
    printed(points, ({ bytes }) => bytes, 'B'),
    printed(points, ({ escaping }) => escaping, 'msg'),
  ];
  const rows = points.map(({ window }, index) => {
    const words = [window === requested ? 'asked for' : '', window === required ? 'required' : ''].filter(Boolean);
    const [length, ...cells] = columns.map((column) => column[index] ?? '–');
    return html`<tr class="${words.length > 0 ? 'marked-row' : ''}">
      <th scope="row">
        ${length}${words.length > 0 ? html` <span class="badge">${words.join(', ')}</span>` : undefined}
      </th>
      ${cells.map((cell) => html`<td class="right">${cell}</td>`)}
    </tr>`;
  });
  return html`<table>
    <caption class="unseen">
      Bytes and uncovered duplicates at other windows
    </caption>
    <thead>
      <tr>
        <th scope="col">window</th>
        <th scope="col" class="right">inbox bytes</th>
        <th scope="col" class="right">applied twice by the longest horizon</th>
      </tr>
    </thead>
    <tbody>
      ${rows}
    </tbody>
  </table>`;
}

function printed(
  points: readonly WindowPoint[],
  number: (point: WindowPoint) => number | undefined,
  unit: Unit,
): (string | undefined)[] {
  const known = points.flatMap((point) => number(point) ?? []);
  const texts = printTogether(known.map((value) => ({ value, unit }))).values();
  return points.map((point) => (number(point) === undefined ? undefined : texts.next().value));
}

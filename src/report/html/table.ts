import type { Plan } from '../../model/plan-document.ts';
import { isAmount, type Table } from '../document.ts';
import { printTable } from '../printed-table.ts';
import { html, type Html } from './markup.ts';
import { figureNumber, name } from './number.ts';
import type { Prose } from './prose.ts';

/** A table: its first column heads the rows, and it scrolls by itself where it is wider than the page. */
export function tableHtml(plan: Plan, table: Table, caption: string, prose: Prose): Html {
  const printed = printTable(table);
  const align = (index: number): string => (table.columns[index]?.align === 'right' ? 'right' : 'left');
  const heads = printed.heads.map((head, index) =>
    head === '' ? html`<td class="${align(index)}"></td>` : html`<th scope="col" class="${align(index)}">${head}</th>`,
  );
  const rows = printed.rows.map((row, rowIndex) => {
    const cells = row.map((cell, index) => {
      const content = cellHtml(plan, table.rows[rowIndex]?.[index], cell, prose);
      return index === 0 ? html`<th scope="row">${content}</th>` : html`<td class="${align(index)}">${content}</td>`;
    });
    return html`<tr>
      ${cells}
    </tr>`;
  });
  const numeric = table.columns.slice(1).every((column) => column.align === 'right');
  const head = printed.heads.every((text) => text === '')
    ? undefined
    : html`<thead>
        <tr>
          ${heads}
        </tr>
      </thead>`;
  return html`<div class="scroll" role="group" aria-label="${caption}">
    <table class="${numeric ? 'numeric' : 'words'}">
      <caption class="unseen">
        ${caption}
      </caption>
      ${head}
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

type Printed = ReturnType<typeof printTable>['rows'][number][number];

function cellHtml(plan: Plan, cell: Table['rows'][number][number] | undefined, printed: Printed, prose: Prose): Html {
  if (typeof printed === 'object') return name(plan, printed.code);
  if (isAmount(cell) && cell.figure !== undefined) return figureNumber(plan, cell.figure, printed);
  return prose.text(printed);
}

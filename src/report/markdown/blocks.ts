import type { Block, FindingBlock, ListItem, Table } from '../document.ts';
import { printTable } from '../printed-table.ts';
import { codeSpan, escapeMarkdown } from './escape.ts';

/** One block of a section as GitHub-flavoured Markdown. */
export function markdownBlock(block: Block): string {
  switch (block.kind) {
    case 'table':
      return markdownTable(block);
    case 'paragraph':
      return block.strong ? `**${escapeMarkdown(block.text)}**` : escapeMarkdown(block.text);
    case 'heading':
      return `**${escapeMarkdown(block.text)}**`;
    case 'list':
      return block.items.map(listItem).join('\n');
    default:
      return finding(block);
  }
}

function markdownTable(table: Table): string {
  const { heads, rows } = printTable(table);
  const rule = table.columns.map(({ align }) => (align === 'right' ? '---:' : '---'));
  const cells = rows.map((row) =>
    row.map((cell) => (typeof cell === 'string' ? escapeMarkdown(cell) : codeSpan(cell.code))),
  );
  return [heads.map(escapeMarkdown), rule, ...cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

function listItem({ mark, about, text }: ListItem): string {
  const start = mark === '•' ? '- ' : `- ${mark} `;
  return `${start}${about === undefined ? '' : `**${escapeMarkdown(about)}:** `}${escapeMarkdown(text)}`;
}

function finding({ level, rule, message, advice }: FindingBlock): string {
  const advised = advice === '' ? '' : `<br>→ ${escapeMarkdown(advice)}`;
  return `- **${level}** ${codeSpan(rule)}: ${escapeMarkdown(message)}${advised}`;
}

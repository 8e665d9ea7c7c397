import type { ChalkInstance } from 'chalk';
import type { Level } from '../../model/finding.ts';
import type { Block, FindingBlock, ListItem } from '../document.ts';
import { onOneLine } from './display-width.ts';
import { wrap, wrapBeside } from './wrap.ts';
import type { Page } from './page.ts';
import { renderTable } from './table.ts';

const indent = 2;
/** Longer lines of prose are hard to read, however wide the terminal is. */
const widestProse = 100;

/** Blocks with space between them; a heading stands close to what it heads. */
export function renderBlocks(blocks: readonly Block[], page: Page): string[] {
  return blocks.flatMap((block, index) => {
    const isFirst = index === 0 || blocks[index - 1]?.kind === 'heading';
    return [...(isFirst ? [] : ['']), ...renderBlock(block, page)];
  });
}

function renderBlock(block: Block, page: Page): string[] {
  const prose = Math.min(page.width, widestProse);
  switch (block.kind) {
    case 'table':
      return renderTable(block, page, indent);
    case 'paragraph': {
      const lines = wrap(onOneLine(block.text), prose, indent);
      return block.strong ? lines.map((line) => page.color.bold(line)) : lines;
    }
    case 'heading':
      return wrap(onOneLine(block.text), prose, indent).map((line) => page.color.dim(line));
    case 'list':
      return block.items.flatMap((item) => renderItem(item, prose));
    default:
      return renderFinding(block, prose, page.color);
  }
}

function renderItem({ mark, about, text }: ListItem, width: number): string[] {
  const inset = indent + 2;
  if (about === undefined) return wrapBeside(mark, onOneLine(text), width, inset);
  return [
    ...wrapBeside(mark, onOneLine(about), width, inset),
    ...wrap(onOneLine(text), width, inset + mark.length + 1),
  ];
}

const marks: Readonly<Record<Level, string>> = { failure: '✗ failure', warning: '! warning', info: 'i info' };

function renderFinding({ level, rule, message, advice }: FindingBlock, width: number, color: ChalkInstance): string[] {
  return [
    `${' '.repeat(indent)}${paint(level, color)(marks[level])}  ${rule}`,
    ...wrap(onOneLine(message), width, indent + 2),
    ...(advice === '' ? [] : wrapBeside('→', onOneLine(advice), width, indent + 2)),
  ];
}

function paint(level: Level, color: ChalkInstance): ChalkInstance {
  if (level === 'failure') return color.red;
  return level === 'warning' ? color.yellow : color.cyan;
}

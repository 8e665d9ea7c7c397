import type { Section } from '../document.ts';
import { renderBlocks } from './blocks.ts';
import { onOneLine } from './display-width.ts';
import type { Page } from './page.ts';
import { wrap } from './wrap.ts';

/** A section for a terminal: its title, then its blocks. */
export function renderSection({ title, blocks }: Section, page: Page): string[] {
  return [page.color.bold(onOneLine(title)), ...renderBlocks(blocks, page)];
}

/** A whole text of a title and sections; ends with a line break. */
export function renderSections(title: string, sections: readonly Section[], page: Page): string {
  const head = wrap(onOneLine(title), page.width, 0).map((line) => page.color.bold(line));
  const parts = [head, ...sections.map((section) => renderSection(section, page))];
  return `${parts.map((lines) => lines.join('\n')).join('\n\n')}\n`;
}

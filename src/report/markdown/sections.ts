import type { Section } from '../document.ts';
import { markdownBlock } from './blocks.ts';
import { escapeMarkdown } from './escape.ts';

/** A section as GitHub-flavoured Markdown; reference matter is folded away. */
export function markdownSection({ title, blocks, reference }: Section): string {
  const body = blocks.map(markdownBlock).join('\n\n');
  // GitHub reads Markdown inside an element only after an empty line.
  if (reference) return `<details>\n<summary>${escapeMarkdown(title)}</summary>\n\n${body}\n\n</details>`;
  return `### ${escapeMarkdown(title)}\n\n${body}`;
}

/** A whole text of a title and sections; ends with a line break. */
export function markdownSections(title: string, sections: readonly Section[]): string {
  return `${[`## ${escapeMarkdown(title)}`, ...sections.map(markdownSection)].join('\n\n')}\n`;
}

import { displayWidth } from './display-width.ts';

/** The lines of a text, broken between words; a word that is wider than `width` has a line of its own. */
export function linesOf(text: string, width: number): string[] {
  if (displayWidth(text) <= width) return [text];
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line === '' || displayWidth(longer) <= width) {
      line = longer;
    } else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

/** Prose in lines of at most `width` columns, the margin included. */
export function wrap(text: string, width: number, indent: number): string[] {
  const margin = ' '.repeat(indent);
  return linesOf(text, width - indent).map((line) => margin + line);
}

/** Prose beside a mark. */
export function wrapBeside(mark: string, text: string, width: number, indent: number): string[] {
  const margin = ' '.repeat(indent);
  const blank = ' '.repeat(mark.length);
  const lines = linesOf(text, width - indent - mark.length - 1);
  return lines.map((line, index) => `${margin}${index === 0 ? mark : blank} ${line}`);
}

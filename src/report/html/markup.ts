/** Text that is HTML already. Made by `html` only, so that whatever a profile says has been escaped on its way in. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

type Part = Html | string | number | undefined | readonly Part[];

/**
 * HTML from a template: strings are escaped, HTML and lists of it go in as they are, undefined is left out. Line breaks
 * and indents of the template itself are for its reader, and end up as one space.
 */
export function html(literals: TemplateStringsArray, ...parts: readonly Part[]): Html {
  return new Html(literals.map((literal, index) => literal.replaceAll(/\s+/g, ' ') + textOf(parts[index])).join(''));
}

/** Data for a script element: no text in it can end the element or begin a comment. */
export function scriptData(value: unknown): Html {
  return new Html(JSON.stringify(value).replaceAll('<', '\\u003c'));
}

function textOf(part: Part): string {
  if (part === undefined) return '';
  if (part instanceof Html) return part.text;
  if (typeof part === 'object') return part.map(textOf).join('');
  return escapeHtml(String(part));
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escapeHtml = (text: string): string => text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

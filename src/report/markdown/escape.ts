/**
 * Text of a person as Markdown that shows it as it is: on one line, with nothing in it that GitHub takes for markup, a
 * cell border, an element or an entity, nor at its start for a heading, a quotation, a list or a rule.
 */
export function escapeMarkdown(text: string): string {
  return text
    .replaceAll(/[\p{Control}\s]+/gu, ' ')
    .trim()
    .replaceAll(/[\\`*_[\]|~$]/g, String.raw`\$&`)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/^(\d+)(?=[.)]\s)/, '$1\\')
    .replace(/^(?=#+\s|>|[+-]\s|[-=]+$)/, '\\');
}

/** A name of the tool as code; a cell border ends a table cell even inside code. */
export function codeSpan(code: string): string {
  return `\`${code.replaceAll('|', String.raw`\|`)}\``;
}

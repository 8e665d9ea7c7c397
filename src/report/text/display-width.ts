/** Texts of these characters alone take a column each; most do, and counting the others is slow. */
const plain = /^[\x20-\x7e\u00a0-\u02ff–—•…·×÷→✓✗]*$/;
/** East Asian wide and full-width forms, and emoji: two columns of a terminal each. */
const wide =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]|\p{Emoji_Presentation}/gu;
const zero = /\p{Mark}|\p{Format}/gu;

/** The columns that a text without control characters takes in a terminal. */
export function displayWidth(text: string): number {
  if (plain.test(text)) return text.length;
  const visible = text.replaceAll(zero, '');
  return Array.from(visible).length + (visible.match(wide)?.length ?? 0);
}

/** The width below which a text cannot be wrapped. */
export function longestWord(text: string): number {
  return Math.max(0, ...text.split(/\s+/).map(displayWidth));
}

/** A text from a person on one line: line breaks and control characters (colour codes too) become spaces. */
export function onOneLine(text: string): string {
  return text.replaceAll(/[\p{Control}\s]+/gu, ' ').trim();
}

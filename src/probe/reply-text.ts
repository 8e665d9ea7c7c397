/** What a driver gives for a text or a number, as text; empty for anything else. */
export function replyText(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'bigint':
      return String(value);
    default:
      return Buffer.isBuffer(value) ? value.toString('utf8') : '';
  }
}

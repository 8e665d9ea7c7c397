/** The values of `--color`. */
export const colorChoices = ['auto', 'always', 'never'] as const;

/** One of the values of `--color`. */
export type ColorChoice = (typeof colorChoices)[number];

/**
 * Whether to colour. The flag decides before the environment; there FORCE_COLOR decides before NO_COLOR, as it does in
 * Node itself; then only a terminal that can show colours gets them.
 */
export function wantsColor(
  choice: ColorChoice,
  env: Readonly<Record<string, string | undefined>>,
  isTTY: boolean,
): boolean {
  if (choice !== 'auto') return choice === 'always';
  const forced = env['FORCE_COLOR'];
  if (forced !== undefined && forced !== '') return forced !== '0' && forced !== 'false';
  // The convention of no-color.org: any value but an empty one.
  if ((env['NO_COLOR'] ?? '') !== '') return false;
  return isTTY && env['TERM'] !== 'dumb';
}

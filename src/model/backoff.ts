/** Pauses that change by a factor and are cut at a cap, in seconds. */
export interface Backoff {
  readonly base: number;
  readonly factor: number;
  /** No pause is longer; absent when they are not cut. */
  readonly cap: number | undefined;
  /** Attempts in all, the first one included. */
  readonly attempts: number;
}

/** The sum of all pauses: what a client spends waiting before its last attempt. In closed form, however many there are. */
export function totalBackoff({ base, factor, cap = Infinity, attempts }: Backoff): number {
  const pauses = Math.max(0, Math.floor(attempts) - 1);
  if (factor === 1) return pauses * Math.min(base, cap);
  // Pauses move one way only, so those that the cap cuts are all at the end, or all at the beginning.
  const towardsCap = Math.log(cap / base) / Math.log(factor);
  if (factor > 1) {
    const uncut = between(0, Math.ceil(towardsCap), pauses);
    return geometric(base, factor, uncut) + cut(pauses - uncut, cap);
  }
  const first = base > cap ? between(0, Math.ceil(towardsCap), pauses) : 0;
  return cut(first, cap) + geometric(base * factor ** first, factor, pauses - first);
}

const between = (least: number, value: number, most: number): number => Math.min(Math.max(value, least), most);

const cut = (pauses: number, cap: number): number => (pauses > 0 ? pauses * cap : 0);

const geometric = (first: number, factor: number, terms: number): number =>
  terms === 0 ? 0 : (first * (factor ** terms - 1)) / (factor - 1);

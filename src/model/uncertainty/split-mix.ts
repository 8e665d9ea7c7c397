/**
 * SplitMix64, the generator of Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (OOPSLA 2014), in
 * the form that Vigna published as splitmix64.c. Its 64 bits are kept as two halves of 32, because whole-number
 * arithmetic on those gives the same bits on every machine.
 */
export class SplitMix64 {
  /** The state and the last output, each as its upper and its lower half. */
  readonly #halves: Uint32Array;

  /** @param seed a whole number from 0 to 2^53 - 1 */
  constructor(seed: number) {
    this.#halves = Uint32Array.of(Math.floor(seed / TWO_32), seed % TWO_32, 0, 0);
  }

  /** The next number from 0 up to, and without, 1: the upper 53 of 64 bits. */
  next(): number {
    this.#step();
    const high = this.#halves[2] ?? 0;
    const low = this.#halves[3] ?? 0;
    return (high * 2_097_152 + (low >>> 11)) / 9_007_199_254_740_992;
  }

  /** The next 64 bits as two unsigned halves, the upper one first. */
  nextHalves(): readonly [high: number, low: number] {
    this.#step();
    const [, , high = 0, low = 0] = this.#halves;
    return [high, low];
  }

  #step(): void {
    const halves = this.#halves;
    // state += 0x9e3779b97f4a7c15
    const sum = (halves[1] ?? 0) + 0x7f4a7c15;
    const stateLow = sum | 0;
    const stateHigh = ((halves[0] ?? 0) + 0x9e3779b9 + (sum >= TWO_32 ? 1 : 0)) | 0;
    halves[0] = stateHigh;
    halves[1] = stateLow;
    // z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9
    let high = stateHigh ^ (stateHigh >>> 30);
    let low = stateLow ^ ((stateLow >>> 30) | (stateHigh << 2));
    let product = productHigh(high, low, 0xbf58476d, 0x1ce4e5b9);
    low = Math.imul(low, 0x1ce4e5b9);
    high = product;
    // z = (z ^ (z >>> 27)) * 0x94d049bb133111eb
    low ^= (low >>> 27) | (high << 5);
    high ^= high >>> 27;
    product = productHigh(high, low, 0x94d049bb, 0x133111eb);
    low = Math.imul(low, 0x133111eb);
    high = product;
    // z ^ (z >>> 31)
    halves[2] = high ^ (high >>> 31);
    halves[3] = low ^ ((low >>> 31) | (high << 1));
  }
}

const TWO_32 = 4_294_967_296;

/** The upper half of the lower 64 bits of a product of two numbers of 64 bits. */
function productHigh(high: number, low: number, otherHigh: number, otherLow: number): number {
  return (carryOf(low, otherLow) + Math.imul(low, otherHigh) + Math.imul(high, otherLow)) | 0;
}

/** The upper half of the product of two unsigned numbers of 32 bits, by long multiplication with digits of 16 bits. */
function carryOf(one: number, other: number): number {
  const oneHigh = one >>> 16;
  const oneLow = one & 0xffff;
  const otherHigh = other >>> 16;
  const otherLow = other & 0xffff;
  const middle = oneHigh * otherLow + ((oneLow * otherLow) >>> 16);
  const rest = oneLow * otherHigh + (middle & 0xffff);
  return oneHigh * otherHigh + (middle >>> 16) + (rest >>> 16);
}

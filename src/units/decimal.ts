/**
 * A finite number >= 0 as decimal digits: the first digit stands before the point, and `exponent` is its power of ten.
 * Working on digits instead of dividing by powers of ten keeps 145.152 GB from becoming 145.15200000000002 GB.
 */
export interface Decimal {
  readonly digits: string;
  readonly exponent: number;
}

/** `value` (finite, >= 0) rounded to `significant` digits (1 to 17), or its shortest exact digits without it. */
export function toDecimal(value: number, significant?: number): Decimal {
  const text = significant === undefined ? value.toExponential() : value.toExponential(significant - 1);
  const [mantissa = '0', exponent = '0'] = text.split('e');
  const digits = mantissa.replace('.', '').replace(/0+$/, '');
  return digits === '' ? { digits: '0', exponent: 0 } : { digits, exponent: Number(exponent) };
}

/** The decimal times 10^tens. */
export function shiftDecimal(decimal: Decimal, tens: number): Decimal {
  return decimal.digits === '0' ? decimal : { digits: decimal.digits, exponent: decimal.exponent + tens };
}

/**
 * The decimal as text: thousands grouped by commas, a point before the fraction, and scientific only above 1e15 or
 * below 1e-6.
 */
export function printDecimal({ digits, exponent }: Decimal): string {
  const above1e15 = exponent > 15 || (exponent === 15 && digits !== '1');
  if (above1e15 || exponent < -6) {
    return `${digits.slice(0, 1)}${fraction(digits.slice(1))}e${exponent}`;
  }
  if (exponent < 0) return `0.${'0'.repeat(-exponent - 1)}${digits}`;
  const whole = digits.slice(0, exponent + 1).padEnd(exponent + 1, '0');
  return whole.replace(/\B(?=(\d{3})+$)/g, ',') + fraction(digits.slice(exponent + 1));
}

function fraction(digits: string): string {
  return digits === '' ? '' : `.${digits}`;
}

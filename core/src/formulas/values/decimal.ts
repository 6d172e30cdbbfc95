/** Significant digits that a result keeps: as many as IEEE 754 decimal128. */
const precision = 34;

/** An exact decimal: `units` × 10 ^ `exponent`. On whole numbers only, so the same on every machine. */
export class Decimal {
  readonly units: bigint;
  readonly exponent: number;

  constructor(units: bigint, exponent: number) {
    this.units = units;
    this.exponent = exponent;
  }
}

/** How digits are cut off; `half-up` takes halves away from zero, as people round money. */
export type Rounding = 'half-up' | 'away' | 'toward' | 'floor';

/** Whether what is cut off (never nothing) takes the last kept digit one away from zero. */
export const roundsAway: Readonly<
  Record<Rounding, (isNegative: boolean, isHalf: boolean) => boolean>
> = {
  'half-up': (_isNegative, isHalf) => isHalf,
  away: () => true,
  toward: () => false,
  floor: (isNegative) => isNegative,
};

export const tenTo = (exponent: number): bigint => 10n ** BigInt(exponent);

const absolute = (units: bigint): bigint => (units < 0n ? -units : units);

export const countDigits = (units: bigint): number => String(absolute(units)).length;

/** The whole quotient by a positive divisor. */
function divideWhole(units: bigint, divisor: bigint, rounding: Rounding): bigint {
  const rest = units % divisor;
  const quotient = units / divisor;
  const isNegative = rest < 0n;
  if (!rest || !roundsAway[rounding](isNegative, absolute(rest) * 2n >= divisor)) return quotient;
  return quotient + (isNegative ? -1n : 1n);
}

/** A decimal of at most that many significant digits. */
export function limitDigits(units: bigint, exponent: number, digits = precision): Decimal {
  const excess = countDigits(units) - digits;
  if (excess <= 0) return new Decimal(units, exponent);
  // 99.5 becomes 100: one digit more than asked for, so once again.
  return limitDigits(divideWhole(units, tenTo(excess), 'half-up'), exponent + excess, digits);
}

/** How many digits say something: zeros at the end only place the point. */
export function significantDigits({ units }: Decimal): number {
  return String(absolute(units)).replace(/0+$/, '').length;
}

/** Reads what JavaScript prints of a number, and digits with a point. */
export function readDecimal(text: string): Decimal {
  const [mantissa = '', exponent = '0'] = text.split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return limitDigits(BigInt(whole + fraction), Number(exponent) - fraction.length);
}

/** The nearest JavaScript number. */
export function toDouble({ units, exponent }: Decimal): number {
  return Number(`${units}e${exponent}`);
}

/** Digits with a point, without exponent and without zeros that say nothing. */
export function printDecimal({ units, exponent }: Decimal): string {
  if (exponent >= 0) return String(units * tenTo(exponent));
  const digits = String(absolute(units)).padStart(1 - exponent, '0');
  const fraction = digits.slice(exponent).replace(/0+$/, '');
  const sign = units < 0n ? '-' : '';
  return sign + digits.slice(0, exponent) + (fraction && `.${fraction}`);
}

/** Applies a function to both as whole numbers of the finer scale. */
function onOneScale<R>(
  a: Decimal,
  b: Decimal,
  apply: (a: bigint, b: bigint, exponent: number) => R,
): R {
  const exponent = Math.min(a.exponent, b.exponent);
  return apply(
    a.units * tenTo(a.exponent - exponent),
    b.units * tenTo(b.exponent - exponent),
    exponent,
  );
}

export function addDecimals(a: Decimal, b: Decimal): Decimal {
  return onOneScale(a, b, (x, y, exponent) => limitDigits(x + y, exponent));
}

export function multiplyDecimals(a: Decimal, b: Decimal, digits?: number): Decimal {
  return limitDigits(a.units * b.units, a.exponent + b.exponent, digits);
}

/** `b` is not 0. */
export function divideDecimals(a: Decimal, b: Decimal): Decimal {
  const more = Math.max(0, precision + 1 + countDigits(b.units) - countDigits(a.units));
  // At least one digit more than is kept: whether that is half or more shows without the rest.
  return limitDigits((a.units * tenTo(more)) / b.units, a.exponent - more - b.exponent);
}

/** What is left after dividing by `b`, which is not 0; with the sign of `a`. */
export function restOfDecimals(a: Decimal, b: Decimal): Decimal {
  return onOneScale(a, b, (x, y, exponent) => limitDigits(x % y, exponent));
}

/** -1, 0 or 1. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  return onOneScale(a, b, (x, y) => (x < y ? -1 : x > y ? 1 : 0));
}

/** Rounds to that many decimals; negative ones are tens, hundreds… */
export function roundDecimal(value: Decimal, places: number, rounding: Rounding): Decimal {
  const { units, exponent } = value;
  const excess = -places - exponent;
  if (excess <= 0) return value;
  return new Decimal(divideWhole(units, tenTo(excess), rounding), -places);
}

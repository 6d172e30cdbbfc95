/** The significant digits of a result: as many as IEEE 754 decimal128. */
const precision = 34;

/** An exact decimal: `units` × 10 ^ `exponent`. Uses whole numbers only, so it is equal on every machine. */
export class Decimal {
  readonly units: bigint;
  readonly exponent: number;

  constructor(units: bigint, exponent: number) {
    this.units = units;
    this.exponent = exponent;
  }
}

/** The rounding mode; `half-up` rounds halves away from zero, as for money. */
export type Rounding = 'half-up' | 'away' | 'toward' | 'floor';

/** Whether the (non-zero) remainder rounds the last digit away from zero. */
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

/** Limits a decimal to a number of significant digits. */
export function limitDigits(units: bigint, exponent: number, digits = precision): Decimal {
  const excess = countDigits(units) - digits;
  if (excess <= 0) return new Decimal(units, exponent);
  // 99.5 becomes 100, one digit too many, so round again.
  return limitDigits(divideWhole(units, tenTo(excess), 'half-up'), exponent + excess, digits);
}

/** The number of significant digits, without trailing zeros. */
export function significantDigits({ units }: Decimal): number {
  return String(absolute(units)).replace(/0+$/, '').length;
}

/** Parses the output of `String(number)`, and digits with a decimal point. */
export function readDecimal(text: string): Decimal {
  const [mantissa = '', exponent = '0'] = text.split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return limitDigits(BigInt(whole + fraction), Number(exponent) - fraction.length);
}

/** The nearest JavaScript number. */
export function toDouble({ units, exponent }: Decimal): number {
  return Number(`${units}e${exponent}`);
}

/** Digits with a decimal point, without exponent and trailing zeros. */
export function printDecimal({ units, exponent }: Decimal): string {
  if (exponent >= 0) return String(units * tenTo(exponent));
  const digits = String(absolute(units)).padStart(1 - exponent, '0');
  const fraction = digits.slice(exponent).replace(/0+$/, '');
  const sign = units < 0n ? '-' : '';
  return sign + digits.slice(0, exponent) + (fraction && `.${fraction}`);
}

/** Applies a function to both units at the finer scale. */
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

/** `b` must not be 0. */
export function divideDecimals(a: Decimal, b: Decimal): Decimal {
  const more = Math.max(0, precision + 1 + countDigits(b.units) - countDigits(a.units));
  // At least one digit more than is kept, which is enough for rounding halves.
  return limitDigits((a.units * tenTo(more)) / b.units, a.exponent - more - b.exponent);
}

/** The remainder of a division by `b`, which must not be 0; with the sign of `a`. */
export function restOfDecimals(a: Decimal, b: Decimal): Decimal {
  return onOneScale(a, b, (x, y, exponent) => limitDigits(x % y, exponent));
}

/** -1, 0 or 1. */
export function compareDecimals(a: Decimal, b: Decimal): number {
  return onOneScale(a, b, (x, y) => (x < y ? -1 : x > y ? 1 : 0));
}

/** Rounds to a number of decimals; negative values are tens, hundreds… */
export function roundDecimal(value: Decimal, places: number, rounding: Rounding): Decimal {
  const { units, exponent } = value;
  const excess = -places - exponent;
  if (excess <= 0) return value;
  return new Decimal(divideWhole(units, tenTo(excess), rounding), -places);
}

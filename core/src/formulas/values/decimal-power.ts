import {
  Decimal,
  countDigits,
  divideDecimals,
  limitDigits,
  multiplyDecimals,
  tenTo,
} from './decimal.ts';

/** Decimal digits during the computation of powers: far more than a result keeps. */
const places = 80;
const one = tenTo(places);
/** The number of exact digits of a result; the digits after these contain rounding errors. */
const certainDigits = 60;

/** A power with a whole exponent. */
export function raiseWhole(base: Decimal, exponent: number): Decimal {
  let result = new Decimal(1n, 0);
  let square = base;
  for (let left = Math.abs(exponent); left > 0; left = Math.floor(left / 2)) {
    if (left % 2) result = multiplyDecimals(result, square, certainDigits);
    square = multiplyDecimals(square, square, certainDigits);
  }
  return exponent < 0
    ? divideDecimals(new Decimal(1n, 0), result)
    : limitDigits(result.units, result.exponent);
}

/** A power of a positive number with any exponent: e ^ (exponent × ln base). */
export function raiseFraction(base: Decimal, { units, exponent }: Decimal): Decimal {
  const logarithm =
    (logarithmOf(base) * units * tenTo(Math.max(0, exponent))) / tenTo(Math.max(0, -exponent));
  const tens = logarithm / logarithmOfTen();
  const result = exponential(logarithm % logarithmOfTen());
  // Rounds twice, so that 1.99… with only exact nines becomes 2.
  const certain = limitDigits(result, Number(tens) - places, certainDigits);
  return limitDigits(certain.units, certain.exponent);
}

/** The square root of a positive number; exact if an exact root exists. */
export function rootOf({ units, exponent }: Decimal): Decimal {
  const more = 2 * places + (exponent % 2 === 0 ? 0 : 1);
  return limitDigits(wholeRoot(units * tenTo(more)), (exponent - more) / 2);
}

/**
 * The largest whole number whose square is not more than this positive number, by Newton's method from above.
 */
function wholeRoot(square: bigint): bigint {
  let root = tenTo(Math.ceil(countDigits(square) / 2));
  for (;;) {
    const next = (root + square / root) / 2n;
    if (next >= root) return root;
    root = next;
  }
}

let knownLogarithmOfTen: bigint | undefined;
const logarithmOfTen = (): bigint => (knownLogarithmOfTen ??= logarithmFromSeries(10n * one));

/** ln of a positive number, as a whole number of 10 ^ -`places`. */
function logarithmOf({ units, exponent }: Decimal): bigint {
  const digits = countDigits(units) - 1;
  const mantissa = (units * one) / tenTo(digits);
  return logarithmFromSeries(mantissa) + BigInt(digits + exponent) * logarithmOfTen();
}

/** ln x = 2 (z + z³/3 + z⁵/5 + …) with z = (x − 1) / (x + 1), for x from 1 to 10. */
function logarithmFromSeries(x: bigint): bigint {
  const z = ((x - one) * one) / (x + one);
  const squared = (z * z) / one;
  let sum = 0n;
  for (let power = z, odd = 1n; power; power = (power * squared) / one, odd += 2n)
    sum += power / odd;
  return 2n * sum;
}

/** e ^ x = 1 + x + x²/2! + x³/3! + … */
function exponential(x: bigint): bigint {
  let sum = 0n;
  for (let term = one, count = 1n; term; term = (term * x) / (one * count), count += 1n)
    sum += term;
  return sum;
}

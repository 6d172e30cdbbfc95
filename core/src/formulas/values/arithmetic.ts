import {
  addDecimals,
  compareDecimals,
  divideDecimals,
  multiplyDecimals,
  printDecimal,
  readDecimal,
  restOfDecimals,
  roundDecimal,
  roundsAway,
  significantDigits,
  toDouble,
  Decimal,
  type Rounding,
} from './decimal.ts';
import { raiseFraction, raiseWhole, rootOf } from './decimal-power.ts';
import { FormulaError, type NumberValue } from './formula-value.ts';

const powersOfTen = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);
const maximumPlaces = 6;
const maximumDigits = 15;

const power = (places: number): number => powersOfTen[places] ?? 10 ** places;

/** A number with at most fifteen digits represents exactly one decimal. */
const hasExactDigits = (whole: number): boolean => Math.abs(whole) < 10 ** maximumDigits;

/** The number of decimals, up to six; `undefined` for more, or for a number too large to be exact. */
function decimalPlaces(value: number): number | undefined {
  if (Number.isInteger(value)) return Number.isSafeInteger(value) ? 0 : undefined;
  for (let places = 1; places <= maximumPlaces; places += 1) {
    const scaled = Math.round(value * power(places));
    if (!hasExactDigits(scaled)) return undefined;
    if (scaled / power(places) === value) return places;
  }
  return undefined;
}

const scaled = (value: number, places: number): number => Math.round(value * power(places));

const isPlain = (value: NumberValue): value is number => typeof value === 'number';

/** Below this, JavaScript numbers have fewer than fifteen digits: treated as zero. */
const smallest = 1e-300;

/** Converts a `Decimal` to a plain number if that is lossless; an error when JSON cannot represent it. */
function toNumberValue(value: Decimal): NumberValue | FormulaError {
  const number = toDouble(value);
  if (!Number.isFinite(number)) return FormulaError.number;
  // Normalises -0.
  if (Math.abs(number) < smallest) return 0;
  return significantDigits(value) <= maximumDigits ? number : value;
}

const exact = (value: NumberValue): Decimal =>
  isPlain(value) ? readDecimal(String(value)) : value;

/** Adds on whole numbers of the finer scale, or `undefined` when that would not be exact. */
function addPlain(a: number, b: number): number | undefined {
  const placesA = decimalPlaces(a);
  const placesB = decimalPlaces(b);
  if (placesA === undefined || placesB === undefined) return undefined;
  const places = Math.max(placesA, placesB);
  const sum = scaled(a, places) + scaled(b, places);
  return hasExactDigits(sum) ? sum / power(places) : undefined;
}

export function add(a: NumberValue, b: NumberValue): NumberValue | FormulaError {
  if (isPlain(a) && isPlain(b)) {
    const whole = a + b;
    if (Number.isInteger(a) && Number.isInteger(b) && Number.isSafeInteger(whole)) return whole;
    const sum = addPlain(a, b);
    if (sum !== undefined) return sum;
  }
  return toNumberValue(addDecimals(exact(a), exact(b)));
}

export function negate(value: NumberValue): NumberValue {
  if (isPlain(value)) return value === 0 ? 0 : -value;
  return new Decimal(-value.units, value.exponent);
}

export function subtract(a: NumberValue, b: NumberValue): NumberValue | FormulaError {
  return add(a, negate(b));
}

function multiplyPlain(a: number, b: number): number | undefined {
  const placesA = decimalPlaces(a);
  const placesB = decimalPlaces(b);
  if (placesA === undefined || placesB === undefined) return undefined;
  const product = scaled(a, placesA) * scaled(b, placesB);
  return hasExactDigits(product) ? product / power(placesA + placesB) : undefined;
}

export function multiply(a: NumberValue, b: NumberValue): NumberValue | FormulaError {
  if (isPlain(a) && isPlain(b)) {
    const product = multiplyPlain(a, b);
    if (product !== undefined) return product === 0 ? 0 : product;
  }
  return toNumberValue(multiplyDecimals(exact(a), exact(b)));
}

export function isZero(value: NumberValue): boolean {
  return value === 0;
}

export function divide(a: NumberValue, b: NumberValue): NumberValue | FormulaError {
  if (isZero(b)) return FormulaError.divisionByZero;
  if (isZero(a)) return 0;
  if (isPlain(a) && isPlain(b)) {
    const quotient = a / b;
    if (decimalPlaces(quotient) !== undefined && multiplyPlain(quotient, b) === a) return quotient;
  }
  return toNumberValue(divideDecimals(exact(a), exact(b)));
}

/** The remainder with the sign of the divisor, as in spreadsheets. */
export function modulo(a: NumberValue, b: NumberValue): NumberValue | FormulaError {
  if (isZero(b)) return FormulaError.divisionByZero;
  const divisor = exact(b);
  const rest = restOfDecimals(exact(a), divisor);
  const hasSign = rest.units === 0n || rest.units < 0n === divisor.units < 0n;
  return toNumberValue(hasSign ? rest : addDecimals(rest, divisor));
}

export function raise(base: NumberValue, exponent: NumberValue): NumberValue | FormulaError {
  const sign = compareNumbers(exponent, 0);
  if (compareNumbers(exponent, -1000) < 0 || compareNumbers(exponent, 1000) > 0) {
    return FormulaError.number;
  }
  if (isZero(base)) {
    if (sign === 0) return FormulaError.number;
    return sign < 0 ? FormulaError.divisionByZero : 0;
  }
  if (isPlain(exponent) && Number.isInteger(exponent)) {
    return toNumberValue(raiseWhole(exact(base), exponent));
  }
  if (compareNumbers(base, 0) < 0) return FormulaError.number;
  return toNumberValue(raiseFraction(exact(base), exact(exponent)));
}

export function squareRoot(value: NumberValue): NumberValue | FormulaError {
  if (isZero(value)) return 0;
  return compareNumbers(value, 0) < 0 ? FormulaError.number : toNumberValue(rootOf(exact(value)));
}

/** -1, 0 or 1. */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
  if (isPlain(a) && isPlain(b)) return a < b ? -1 : a > b ? 1 : 0;
  return compareDecimals(exact(a), exact(b));
}

/** Rounds on whole numbers of the value's own scale, or `undefined` when that is not exact. */
function roundPlain(value: number, places: number, rounding: Rounding): number | undefined {
  const own = decimalPlaces(value);
  if (own === undefined) return undefined;
  if (own <= places) return value;
  const unit = power(own - places);
  const whole = scaled(value, own);
  const rest = whole % unit;
  const isAway = roundsAway[rounding](rest < 0, Math.abs(rest) * 2 >= unit);
  const result = ((whole - rest) / unit + (isAway ? Math.sign(rest) : 0)) / power(places);
  return result === 0 ? 0 : result;
}

/** Rounds to a number of decimals; negative values round to tens, hundreds… */
export function round(
  value: NumberValue,
  places: number,
  rounding: Rounding,
): NumberValue | FormulaError {
  if (!Number.isInteger(places) || Math.abs(places) > 20) return FormulaError.number;
  if (isPlain(value) && places >= 0) {
    const rounded = roundPlain(value, places, rounding);
    if (rounded !== undefined) return rounded;
  }
  return toNumberValue(roundDecimal(exact(value), places, rounding));
}

/** Parses digits with a decimal point; keeps every digit. */
export function parseNumber(text: string): NumberValue | undefined {
  if (!/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)) return undefined;
  const value = toNumberValue(readDecimal(text));
  return value instanceof FormulaError ? undefined : value;
}

/** The JSON number for answers and submissions. */
export function toJsonNumber(value: NumberValue): number {
  return isPlain(value) ? value : toDouble(value);
}

/** Prints digits with a decimal point, without exponent. */
export function printNumber(value: NumberValue): string {
  return isPlain(value) && Number.isSafeInteger(value) ? String(value) : printDecimal(exact(value));
}

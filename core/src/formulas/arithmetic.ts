import { Decimal } from 'decimal.js';
import { FormulaError, type NumberValue } from './formula-value.ts';

/** Own settings: 34 digits (IEEE 754 decimal128), halves away from zero as people round money. */
const Exact = Decimal.clone({ precision: 34, rounding: Decimal.ROUND_HALF_UP });

const powersOfTen = Array.from({ length: 16 }, (_, exponent) => 10 ** exponent);
const maximumPlaces = 6;
const maximumDigits = 15;

const power = (places: number): number => powersOfTen[places] ?? 10 ** places;

/** Fifteen digits or fewer: a number of those stands for exactly one decimal. */
const hasExactDigits = (whole: number): boolean => Math.abs(whole) < 10 ** maximumDigits;

/** How many decimals a number has, up to six; `undefined` when more or too large to be sure. */
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

/** A `Decimal` back as a plain number where that loses nothing. */
function settle(value: Decimal): NumberValue | FormulaError {
  if (!value.isFinite()) return FormulaError.number;
  // There is one zero only.
  if (value.isZero()) return 0;
  return value.precision() <= maximumDigits ? value.toNumber() : value;
}

const exact = (value: NumberValue): Decimal => new Exact(value);

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
  return settle(exact(a).plus(b));
}

export function negate(value: NumberValue): NumberValue {
  if (isPlain(value)) return value === 0 ? 0 : -value;
  return value.negated();
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
  return settle(exact(a).times(b));
}

export function isZero(value: NumberValue): boolean {
  return isPlain(value) ? value === 0 : value.isZero();
}

export function divide(a: NumberValue, b: NumberValue): NumberValue | FormulaError {
  if (isZero(b)) return FormulaError.divisionByZero;
  if (isZero(a)) return 0;
  if (isPlain(a) && isPlain(b)) {
    const quotient = a / b;
    if (decimalPlaces(quotient) !== undefined && multiplyPlain(quotient, b) === a) return quotient;
  }
  return settle(exact(a).dividedBy(b));
}

/** The remainder with the sign of the divisor, as spreadsheets give it. */
export function modulo(a: NumberValue, b: NumberValue): NumberValue | FormulaError {
  if (isZero(b)) return FormulaError.divisionByZero;
  const divisor = exact(b);
  const rest = exact(a).modulo(divisor);
  return settle(
    rest.isZero() || rest.isNegative() === divisor.isNegative() ? rest : rest.plus(divisor),
  );
}

export function raise(base: NumberValue, exponent: NumberValue): NumberValue | FormulaError {
  const power = exact(exponent);
  if (power.abs().greaterThan(1000)) return FormulaError.number;
  if (isZero(base)) {
    if (power.isZero()) return FormulaError.number;
    return power.isNegative() ? FormulaError.divisionByZero : 0;
  }
  return settle(exact(base).pow(power));
}

export function squareRoot(value: NumberValue): NumberValue | FormulaError {
  return compareNumbers(value, 0) < 0 ? FormulaError.number : settle(exact(value).squareRoot());
}

/** -1, 0 or 1. */
export function compareNumbers(a: NumberValue, b: NumberValue): number {
  if (isPlain(a) && isPlain(b)) return a < b ? -1 : a > b ? 1 : 0;
  return exact(a).comparedTo(b);
}

export type Rounding = 'half-up' | 'away' | 'toward' | 'floor';

const modes = {
  'half-up': Decimal.ROUND_HALF_UP,
  away: Decimal.ROUND_UP,
  toward: Decimal.ROUND_DOWN,
  floor: Decimal.ROUND_FLOOR,
} as const satisfies Record<Rounding, Decimal.Rounding>;

/** Rounds on whole numbers of the value's own scale, or `undefined` when that is not exact. */
function roundPlain(value: number, places: number, rounding: Rounding): number | undefined {
  const own = decimalPlaces(value);
  if (own === undefined) return undefined;
  if (own <= places) return value;
  const unit = power(own - places);
  const whole = scaled(value, own);
  const rest = whole % unit;
  const result = ((whole - rest) / unit + roundUpBy[rounding](rest, unit)) / power(places);
  return result === 0 ? 0 : result;
}

/** What rounding adds to the quotient cut off towards zero. `rest` has the sign of the value. */
const roundUpBy: Readonly<Record<Rounding, (rest: number, unit: number) => number>> = {
  'half-up': (rest, unit) => (Math.abs(rest) * 2 >= unit ? Math.sign(rest) : 0),
  away: (rest) => Math.sign(rest),
  toward: () => 0,
  floor: (rest) => (rest < 0 ? -1 : 0),
};

/** Rounds to that many decimals; negative places round to tens, hundreds… */
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
  if (places >= 0) return settle(exact(value).toDecimalPlaces(places, modes[rounding]));
  const unit = exact(10).pow(-places);
  return settle(exact(value).dividedBy(unit).toDecimalPlaces(0, modes[rounding]).times(unit));
}

/** A number from digits with a point; keeps every digit. */
export function parseNumber(text: string): NumberValue | undefined {
  if (!/^[-+]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(text)) return undefined;
  const value = settle(exact(0).plus(text));
  return value instanceof FormulaError ? undefined : value;
}

/** The JSON number that answers and submissions hold. */
export function toJsonNumber(value: NumberValue): number {
  return isPlain(value) ? value : value.toNumber();
}

/** Digits with a point, without exponent. */
export function printNumber(value: NumberValue): string {
  return isPlain(value) && Number.isSafeInteger(value) ? String(value) : exact(value).toFixed();
}

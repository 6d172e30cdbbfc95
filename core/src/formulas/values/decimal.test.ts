import { Decimal as Oracle } from 'decimal.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  add,
  compareNumbers,
  divide,
  modulo,
  multiply,
  parseNumber,
  printNumber,
  raise,
  round,
  squareRoot,
  subtract,
} from './arithmetic.ts';
import type { Rounding } from './decimal.ts';
import { FormulaError, type NumberValue } from './formula-value.ts';

/** Another library with the same digits and rounding, as the reference. */
const Exact = Oracle.clone({ precision: 34, rounding: Oracle.ROUND_HALF_UP });

/** More digits than a JavaScript number has, before and after the decimal point. */
const long = fc
  .tuple(
    fc.bigInt({ min: -(10n ** 34n) + 1n, max: 10n ** 34n - 1n }),
    fc.integer({ min: -30, max: 30 }),
  )
  .map(([units, exponent]) => new Exact(`${units}e${exponent}`).toFixed());
/** Few digits: results are often exact, and halves occur. */
const short = fc
  .tuple(fc.integer({ min: -2000, max: 2000 }), fc.integer({ min: 0, max: 3 }))
  .map(([units, places]) => new Exact(units).dividedBy(10 ** places).toFixed());
const anyNumber = fc.oneof(long, short);

function read(text: string): NumberValue {
  const value = parseNumber(text);
  if (value === undefined) throw new Error(text);
  return value;
}

const print = (value: NumberValue | FormulaError): string =>
  value instanceof FormulaError ? value.code : printNumber(value);
const printOracle = (value: Oracle): string =>
  value.isFinite() ? value.toFixed().replace(/^-0$/, '0') : '#NUM';

const runs = { numRuns: 3000, seed: 11 };

describe('long decimals', () => {
  test.each([
    ['+', add, (a: Oracle, b: Oracle) => a.plus(b)],
    ['-', subtract, (a: Oracle, b: Oracle) => a.minus(b)],
    ['*', multiply, (a: Oracle, b: Oracle) => a.times(b)],
    ['/', divide, (a: Oracle, b: Oracle) => a.dividedBy(b)],
  ] as const)('%s gives every digit that another library gives', (_name, ours, theirs) => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (a, b) => {
        fc.pre(!new Exact(b).isZero());
        expect(print(ours(read(a), read(b)))).toBe(printOracle(theirs(new Exact(a), new Exact(b))));
      }),
      runs,
    );
  });

  test('MOD is smaller than the divisor, with its sign', () => {
    fc.assert(
      fc.property(anyNumber, short, (a, b) => {
        fc.pre(!new Exact(b).isZero());
        // The whole quotient needs all its digits.
        const Wide = Oracle.clone({ precision: 120, rounding: Oracle.ROUND_HALF_UP });
        const times = new Wide(a).dividedBy(b).floor();
        const rest = new Exact(new Wide(a).minus(times.times(b))).plus(0);
        expect(print(modulo(read(a), read(b)))).toBe(printOracle(rest));
      }),
      runs,
    );
  });

  test('are ordered by their value', () => {
    fc.assert(
      fc.property(anyNumber, anyNumber, (a, b) => {
        expect(compareNumbers(read(a), read(b))).toBe(new Exact(a).comparedTo(b));
      }),
      runs,
    );
  });

  test.each([
    ['half-up', Oracle.ROUND_HALF_UP],
    ['away', Oracle.ROUND_UP],
    ['toward', Oracle.ROUND_DOWN],
    ['floor', Oracle.ROUND_FLOOR],
  ] as const)('are rounded %s to any number of places', (rounding: Rounding, mode) => {
    fc.assert(
      fc.property(anyNumber, fc.integer({ min: -20, max: 20 }), (value, places) => {
        const unit = new Exact(10).pow(-places);
        const rounded = new Exact(value).toNearest(unit, mode);
        expect(print(round(read(value), places, rounding))).toBe(printOracle(rounded));
      }),
      runs,
    );
  });
});

describe('powers and roots', () => {
  const positive = anyNumber.map((text) => text.replace('-', ''));

  test('with whole exponents give every digit that another library gives', () => {
    fc.assert(
      fc.property(short, fc.integer({ min: -80, max: 80 }), (base, exponent) => {
        fc.pre(!new Exact(base).isZero());
        const power = new Exact(base).pow(exponent);
        expect(print(raise(read(base), exponent))).toBe(printOracle(power));
      }),
      runs,
    );
  });

  test('with fractional exponents give every digit that another library gives', () => {
    fc.assert(
      fc.property(positive, fc.integer({ min: -400, max: 400 }), (base, hundredths) => {
        fc.pre(!new Exact(base).isZero());
        const exponent = hundredths / 100;
        const power = new Exact(base).pow(exponent);
        expect(print(raise(read(base), exponent))).toBe(printOracle(power));
      }),
      { ...runs, numRuns: 300 },
    );
  });

  test('square roots give every digit that another library gives', () => {
    fc.assert(
      fc.property(positive, (value) => {
        expect(print(squareRoot(read(value)))).toBe(printOracle(new Exact(value).squareRoot()));
      }),
      runs,
    );
  });

  test.each([
    ['4', 0.5, '2'],
    ['2.25', 1.5, '3.375'],
    ['0.0001', 0.25, '0.1'],
    ['1024', 0.1, '2'],
    ['100', -0.5, '0.1'],
    ['1000000', 0.5, '1000'],
  ])('%s ^ %d is exactly %s', (base, exponent, power) => {
    expect(print(raise(read(base), exponent))).toBe(power);
  });

  test.each([
    ['10', 400],
    ['999999999999', 99.5],
    ['0.01', -200],
  ])('%s ^ %d is an error: JSON cannot hold it', (base, exponent) => {
    expect(print(raise(read(base), exponent))).toBe('#NUM');
  });

  test.each([
    ['10', -400],
    ['0.001', 150.5],
  ])('%s ^ %d is nothing: it is too small to be told from it', (base, exponent) => {
    expect(print(raise(read(base), exponent))).toBe('0');
  });
});

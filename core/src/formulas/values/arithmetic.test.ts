import { Decimal } from 'decimal.js';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { add, divide, multiply, round, subtract, toJsonNumber } from './arithmetic.ts';
import type { Rounding } from './decimal.ts';
import { FormulaError, type NumberValue } from './formula-value.ts';

/** The same precision with the library: the reference for the fast paths on plain numbers. */
const Exact = Decimal.clone({ precision: 34, rounding: Decimal.ROUND_HALF_UP });

/** Typical typed numbers: up to eight decimals, also negative and large. */
const typed = fc
  .tuple(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), fc.integer({ min: 0, max: 8 }))
  .map(([whole, places]) => Number(new Exact(whole).dividedBy(new Exact(10).pow(places))));

const numberOf = (value: NumberValue | FormulaError): unknown =>
  value instanceof FormulaError ? value.code : toJsonNumber(value);

/** A result with more digits than a JSON number is rounded to the nearest one; -0 is 0. */
const near = (value: Decimal): number => value.toNumber() || 0;

const operations = [
  ['+', add, (a: Decimal, b: Decimal) => a.plus(b)],
  ['-', subtract, (a: Decimal, b: Decimal) => a.minus(b)],
  ['*', multiply, (a: Decimal, b: Decimal) => a.times(b)],
  ['/', divide, (a: Decimal, b: Decimal) => a.dividedBy(b)],
] as const;

test.each(operations)(
  '%s on plain numbers gives what exact decimals give',
  (_name, ours, exact) => {
    fc.assert(
      fc.property(typed, typed, (a, b) => {
        fc.pre(b !== 0);
        expect(numberOf(ours(a, b))).toBe(near(exact(new Exact(a), new Exact(b))));
      }),
      { numRuns: 3000, seed: 7 },
    );
  },
);

const modes: readonly (readonly [Rounding, Decimal.Rounding])[] = [
  ['half-up', Decimal.ROUND_HALF_UP],
  ['away', Decimal.ROUND_UP],
  ['toward', Decimal.ROUND_DOWN],
  ['floor', Decimal.ROUND_FLOOR],
];

test.each(modes)('rounding %s gives what exact decimals give', (rounding, mode) => {
  fc.assert(
    fc.property(typed, fc.integer({ min: 0, max: 7 }), (value, places) => {
      const exact = new Exact(value).toDecimalPlaces(places, mode);
      expect(numberOf(round(value, places, rounding))).toBe(near(exact));
    }),
    { numRuns: 3000, seed: 7 },
  );
});

test.each([
  [1.005, 2, 1.01],
  [-1.005, 2, -1.01],
  [2.5, 0, 3],
  [-2.5, 0, -3],
  [1.45, 1, 1.5],
  [-0.4, 0, 0],
])('rounds %d to %d decimals as people round money', (value, places, expected) => {
  expect(numberOf(round(value, places, 'half-up'))).toBe(expected);
});

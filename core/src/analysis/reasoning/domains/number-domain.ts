import { scalarsOf } from '../../../conditions/condition-value.ts';
import { numberOf } from '../../../conditions/families/number.ts';
import { outcomeOf, type Domain, type FieldTest } from './domain.ts';

/** The domain of numbers: every number in tests, one in each gap, none, and invalid text. */
export const numberDomain: Domain = (tests) => {
  const constants = numbersIn(tests);
  return [null, Number.NaN, ...neighbouringNumbers(constants)].map((answer) =>
    outcomeOf(tests, answer),
  );
};

/** Returns the numbers with which tests compare. */
export const numbersIn = (tests: readonly FieldTest[]): readonly number[] =>
  tests.flatMap(({ value }) => scalarsOf(value).flatMap((scalar) => numberOf(scalar) ?? []));

/** Returns the constants and one number in each gap between, before and after them. */
export function neighbouringNumbers(constants: readonly number[]): readonly number[] {
  const sorted = [...new Set(constants)].sort((a, b) => a - b);
  const [first = 0] = sorted;
  const last = sorted.at(-1) ?? 0;
  const between = sorted.slice(1).map((value, at) => value / 2 + (sorted[at] ?? value) / 2);
  return [...sorted, ...between, below(first), -below(-last)];
}

/** Returns a smaller number, even if subtracting 1 has no effect. */
const below = (value: number) => Math.min(value - 1, value - Math.abs(value) / 2);

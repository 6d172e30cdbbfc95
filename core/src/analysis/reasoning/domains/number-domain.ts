import { scalarsOf } from '../../../conditions/condition-value.ts';
import { numberOf } from '../../../conditions/families/number.ts';
import { outcomeOf, type Domain, type FieldTest } from './domain.ts';

/** Every number that tests compare with, one in each gap, no number, and text that is none. */
export const numberDomain: Domain = (tests) => {
  const constants = numbersIn(tests);
  return [null, Number.NaN, ...numbersAround(constants)].map((answer) => outcomeOf(tests, answer));
};

/** The numbers that tests compare with. */
export const numbersIn = (tests: readonly FieldTest[]): readonly number[] =>
  tests.flatMap(({ value }) => scalarsOf(value).flatMap((scalar) => numberOf(scalar) ?? []));

/** The constants themselves and one number in each gap between, before and after them. */
export function numbersAround(constants: readonly number[]): readonly number[] {
  const sorted = [...new Set(constants)].sort((a, b) => a - b);
  const [first = 0] = sorted;
  const last = sorted.at(-1) ?? 0;
  const between = sorted.slice(1).map((value, at) => value / 2 + (sorted[at] ?? value) / 2);
  return [...sorted, ...between, below(first), -below(-last)];
}

/** A smaller number, also where subtracting 1 no longer makes one. */
const below = (value: number) => Math.min(value - 1, value - Math.abs(value) / 2);

import { scalarsOf } from '../../../conditions/condition-value.ts';
import type { Field } from '../../../form/form-definition.ts';
import { outcomeOf, type Domain, type FieldTest } from './domain.ts';
import { presenceDomain } from './presence-domain.ts';

/** The domain of one option or none: each option in a test, and one that represents all others. */
export const choiceDomain: Domain = (tests, field) => {
  const { named, other } = sortOptions(tests, field);
  return [null, ...named, ...other].map((answer) => outcomeOf(tests, answer));
};

/** The maximum number of options to combine. */
const maxNamed = 8;

/**
 * The domain of several options: every combination of the options in tests, with and without
 * another one.
 */
export const choicesDomain: Domain = (tests, field) => {
  const { named, other } = sortOptions(tests, field);
  if (named.length > maxNamed) return presenceDomain(tests, field);
  const chosen = [...subsetsOf([...named, ...other])];
  return chosen.map((ids) => outcomeOf(tests, ids.length === 0 ? null : ids));
};

/** The options in tests, and at most one other; the prefill may be any id. */
function sortOptions(tests: readonly FieldTest[], field: Field) {
  const ids = new Set((field.options ?? []).map(({ id }) => id));
  const { prefill } = field;
  for (const id of Array.isArray(prefill) ? (prefill as readonly unknown[]) : [prefill]) {
    if (typeof id === 'string') ids.add(id);
  }
  const values = new Set<unknown>(tests.flatMap(({ value }) => scalarsOf(value)));
  const other = [...ids].find((id) => !values.has(id));
  return {
    named: [...values].filter((value) => typeof value === 'string').filter((id) => ids.has(id)),
    other: other === undefined ? [] : [other],
  };
}

function* subsetsOf(ids: readonly string[]): Generator<readonly string[]> {
  for (let bits = 0; bits < 2 ** ids.length; bits += 1) {
    yield ids.filter((_, at) => (bits & (1 << at)) !== 0);
  }
}

import { basicContains } from './operators/contains/basic-contains.ts';
import { basicDoesNotContain } from './operators/does-not-contain/basic-does-not-contain.ts';
import { basicDoesNotEqual } from './operators/does-not-equal/basic-does-not-equal.ts';
import { basicEqual } from './operators/equal/basic-equal.ts';
import { basicGreaterThan } from './operators/greater-than/basic-greater-than.ts';
import { basicGreaterThanOrEqualTo } from './operators/greater-than-or-equal-to/basic-greater-than-or-equal-to.ts';
import { basicLessThan } from './operators/less-than/basic-less-than.ts';
import { basicLessThanOrEqualTo } from './operators/less-than-or-equal-to/basic-less-than-or-equal-to.ts';
import type { BasicOperatorName } from './basic-operator-names.ts';
import type { Operator } from './operator.ts';
import { isEmpty } from './operators/is-empty/is-empty.ts';
import { isNotEmpty } from './operators/is-not-empty/is-not-empty.ts';

/**
 * The operators that most forms use, for the most common kinds of answers: loaded first by a page.
 * `registry.ts` contains all of them, for all kinds.
 */
export const basicOperators: Readonly<Record<BasicOperatorName, Operator>> = {
  equal: basicEqual,
  does_not_equal: basicDoesNotEqual,
  contains: basicContains,
  does_not_contain: basicDoesNotContain,
  is_empty: isEmpty,
  is_not_empty: isNotEmpty,
  greater_than: basicGreaterThan,
  less_than: basicLessThan,
  greater_than_or_equal_to: basicGreaterThanOrEqualTo,
  less_than_or_equal_to: basicLessThanOrEqualTo,
};

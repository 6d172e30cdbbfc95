import { commonContains } from './common/contains.ts';
import { commonDoesNotContain } from './common/does-not-contain.ts';
import { commonDoesNotEqual } from './common/does-not-equal.ts';
import { commonEqual } from './common/equal.ts';
import { commonGreaterThan } from './common/greater-than.ts';
import { commonGreaterThanOrEqualTo } from './common/greater-than-or-equal-to.ts';
import { commonLessThan } from './common/less-than.ts';
import { commonLessThanOrEqualTo } from './common/less-than-or-equal-to.ts';
import type { PartialOperatorRegistry } from './operator.ts';
import { isEmpty } from './operators/is-empty.ts';
import { isNotEmpty } from './operators/is-not-empty.ts';

/**
 * The operators that most forms make do with, on the kinds of answer that most fields give: what a
 * page loads first. `registry.ts` holds all of them, on all kinds.
 */
export const commonOperators: PartialOperatorRegistry = {
  equal: commonEqual,
  does_not_equal: commonDoesNotEqual,
  contains: commonContains,
  does_not_contain: commonDoesNotContain,
  is_empty: isEmpty,
  is_not_empty: isNotEmpty,
  greater_than: commonGreaterThan,
  less_than: commonLessThan,
  greater_than_or_equal_to: commonGreaterThanOrEqualTo,
  less_than_or_equal_to: commonLessThanOrEqualTo,
};

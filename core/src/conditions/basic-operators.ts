import { basicContains } from './basic/contains.ts';
import { basicDoesNotContain } from './basic/does-not-contain.ts';
import { basicDoesNotEqual } from './basic/does-not-equal.ts';
import { basicEqual } from './basic/equal.ts';
import { basicGreaterThan } from './basic/greater-than.ts';
import { basicGreaterThanOrEqualTo } from './basic/greater-than-or-equal-to.ts';
import { basicLessThan } from './basic/less-than.ts';
import { basicLessThanOrEqualTo } from './basic/less-than-or-equal-to.ts';
import type { PartialOperatorRegistry } from './operator.ts';
import { isEmpty } from './operators/is-empty.ts';
import { isNotEmpty } from './operators/is-not-empty.ts';

/**
 * The operators that most forms make do with, on the kinds of answer that most fields give: what a
 * page loads first. `registry.ts` holds all of them, on all kinds.
 */
export const basicOperators: PartialOperatorRegistry = {
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

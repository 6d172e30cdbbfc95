import { basicLessThanOrEqualTo } from './basic-less-than-or-equal-to.ts';
import { withResults } from '../../families/result.ts';
import type { Operator } from '../../operator.ts';

/** The number, or the result that is one, is at most the value. */
export const lessThanOrEqualTo: Operator = {
  ...basicLessThanOrEqualTo,
  tests: withResults(basicLessThanOrEqualTo.tests),
};

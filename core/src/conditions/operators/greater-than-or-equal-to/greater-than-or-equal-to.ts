import { basicGreaterThanOrEqualTo } from './basic-greater-than-or-equal-to.ts';
import { withResults } from '../../families/result.ts';
import type { Operator } from '../../operator.ts';

/** The number, or the result that is one, is at least the value. */
export const greaterThanOrEqualTo: Operator = {
  ...basicGreaterThanOrEqualTo,
  tests: withResults(basicGreaterThanOrEqualTo.tests),
};

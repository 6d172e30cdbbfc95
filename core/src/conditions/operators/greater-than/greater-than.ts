import { basicGreaterThan } from './basic-greater-than.ts';
import { withResults } from '../../families/result.ts';
import type { Operator } from '../../operator.ts';

/** The number, or the result that is one, is more than the value. */
export const greaterThan: Operator = {
  ...basicGreaterThan,
  tests: withResults(basicGreaterThan.tests),
};

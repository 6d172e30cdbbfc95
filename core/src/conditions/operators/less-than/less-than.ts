import { basicLessThan } from './basic-less-than.ts';
import { withResults } from '../../families/result.ts';
import type { Operator } from '../../operator.ts';

/** The number, or the result that is one, is less than the value. */
export const lessThan: Operator = {
  ...basicLessThan,
  tests: withResults(basicLessThan.tests),
};

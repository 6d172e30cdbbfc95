import type { Operator } from '../operator.ts';
import { dayTests } from '../families/date.ts';
import { withResults } from '../families/result.ts';

/** The day is after the value; moments are compared as precisely as the value is. */
export const dateAfter: Operator = {
  name: 'date_after',
  operand: 'value',
  tests: withResults(dayTests((answer, value) => answer > value)),
};

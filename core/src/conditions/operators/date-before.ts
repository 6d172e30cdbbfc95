import type { Operator } from '../operator.ts';
import { dayTests } from '../families/date.ts';
import { withResults } from '../families/result.ts';

/** The day is before the value; moments are compared as precisely as the value is. */
export const dateBefore: Operator = {
  name: 'date_before',
  operand: 'value',
  tests: withResults(dayTests((answer, value) => answer < value)),
};

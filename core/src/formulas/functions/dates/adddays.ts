import { shiftDate } from '../../values/shift-date.ts';
import { eager, parameter } from '../../formula-function.ts';

/** ADDDAYS(date; days): backwards when negative; empty for an empty date. */
export const adddaysFunction = eager({
  name: 'ADDDAYS',
  parameters: [parameter('date', 'date'), parameter('days', 'number')],
  returns: 'date',
  example: 'ADDDAYS({date}; 2)',
  evaluate: (args) => shiftDate(args, (date, count) => date.day + count),
});

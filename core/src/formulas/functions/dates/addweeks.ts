import { shiftDate } from '../../values/shift-date.ts';
import { eager, parameter } from '../../formula-function.ts';

/** ADDWEEKS(date; weeks): backwards when negative; empty for an empty date. */
export const addweeksFunction = eager({
  name: 'ADDWEEKS',
  parameters: [parameter('date', 'date'), parameter('weeks', 'number')],
  returns: 'date',
  example: 'ADDWEEKS({date}; 2)',
  evaluate: (args) => shiftDate(args, (date, count) => date.day + count * 7),
});

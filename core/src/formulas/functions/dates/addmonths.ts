import { addMonthsTo } from '../../../formats/dates/day-number.ts';
import { shiftDate } from '../../values/shift-date.ts';
import { eager, parameter } from '../../formula-function.ts';

/** ADDMONTHS(date; months): a day that the month lacks becomes its last day; empty for an empty date. */
export const addmonthsFunction = eager({
  name: 'ADDMONTHS',
  parameters: [parameter('date', 'date'), parameter('months', 'number')],
  returns: 'date',
  example: 'ADDMONTHS({date}; 2)',
  evaluate: (args) => shiftDate(args, (date, count) => addMonthsTo(date.day, count)),
});

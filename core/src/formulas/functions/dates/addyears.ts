import { addMonthsTo } from '../../../formats/dates/day-number.ts';
import { shiftDate } from '../../values/shift-date.ts';
import { eager, parameter } from '../../formula-function.ts';

/** ADDYEARS(date; years): a day that the month lacks becomes its last day; empty for an empty date. */
export const addyearsFunction = eager({
  name: 'ADDYEARS',
  parameters: [parameter('date', 'date'), parameter('years', 'number')],
  returns: 'date',
  example: 'ADDYEARS({date}; 2)',
  evaluate: (args) => shiftDate(args, (date, count) => addMonthsTo(date.day, count * 12)),
});

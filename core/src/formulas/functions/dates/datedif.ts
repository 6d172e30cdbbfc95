import { wholeMonthsBetween } from '../../../formats/dates/day-number.ts';
import { isEmptyValue, toDate, toText } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError, type DateValue } from '../../values/formula-value.ts';

/** Whole hours or minutes, counted by the clock. */
const clockUnits: ReadonlyMap<string, number> = new Map([
  ['H', 60],
  ['MIN', 1],
]);

const units: ReadonlyMap<string, (from: number, to: number) => number> = new Map([
  ['D', (from, to) => to - from],
  ['W', (from, to) => Math.floor((to - from) / 7)],
  ['M', wholeMonthsBetween],
  ['Y', (from, to) => Math.floor(wholeMonthsBetween(from, to) / 12)],
]);

/**
 * DATEDIF(from; to; unit): whole minutes `MIN`, hours `H`, days `D`, weeks `W`, months `M` or years `Y`;
 * negative backwards.
 */
export const datedifFunction = eager({
  name: 'DATEDIF',
  parameters: [parameter('from', 'date'), parameter('to', 'date'), parameter('unit', 'text')],
  returns: 'number',
  example: 'DATEDIF({start}; {end}; "D")',
  evaluate([first = null, second = null, unit = null]) {
    if (isEmptyValue(first) || isEmptyValue(second)) return null;
    const from = toDate(first);
    if (from instanceof FormulaError) return from;
    const to = toDate(second);
    if (to instanceof FormulaError) return to;
    const name = toText(unit);
    return name instanceof FormulaError ? name : between(from, to, name.toUpperCase());
  },
});

function between(from: DateValue, to: DateValue, unit: string): number | FormulaError {
  const minutes = clockUnits.get(unit);
  if (minutes !== undefined) return Math.trunc((to.minutes - from.minutes) / minutes) || 0;
  const count = units.get(unit);
  if (!count) return FormulaError.value;
  return from.day <= to.day ? count(from.day, to.day) : -count(to.day, from.day);
}

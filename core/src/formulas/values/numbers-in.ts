import { isEmptyValue, itemsOf, toNumber } from './coerce.ts';
import { FormulaError, type FormulaValue, type NumberValue } from './formula-value.ts';

/** The answered numbers among arguments and lists; the error of the first that is not a number. */
export function numbersIn(args: readonly FormulaValue[]): readonly NumberValue[] | FormulaError {
  const numbers: NumberValue[] = [];
  for (const item of itemsOf(args)) {
    if (isEmptyValue(item)) continue;
    const number = toNumber(item);
    if (number instanceof FormulaError) return number;
    numbers.push(number);
  }
  return numbers;
}

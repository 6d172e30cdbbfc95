import { toInteger, toText } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** MID(text; start; count): characters from a position, counted from 1. */
export const midFunction = eager({
  name: 'MID',
  parameters: [
    parameter('text', 'text'),
    parameter('start', 'number'),
    parameter('count', 'number'),
  ],
  returns: 'text',
  example: 'MID({iban}; 5; 4)',
  evaluate([input = null, from = null, amount = null]) {
    const text = toText(input);
    if (text instanceof FormulaError) return text;
    const start = toInteger(from);
    if (start instanceof FormulaError) return start;
    const count = toInteger(amount);
    if (count instanceof FormulaError) return count;
    if (start < 1 || count < 0) return FormulaError.value;
    return Array.from(text)
      .slice(start - 1, start - 1 + count)
      .join('');
  },
});

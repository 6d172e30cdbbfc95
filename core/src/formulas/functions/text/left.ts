import { toInteger, toText } from '../../values/coerce.ts';
import { eager, optional, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** LEFT(text; count): the first characters, one without a count. */
export const leftFunction = eager({
  name: 'LEFT',
  parameters: [parameter('text', 'text'), optional('count', 'number')],
  returns: 'text',
  example: 'LEFT({postcode}; 4)',
  evaluate([input = null, amount = 1]) {
    const text = toText(input);
    if (text instanceof FormulaError) return text;
    const count = toInteger(amount);
    if (count instanceof FormulaError) return count;
    if (count < 0) return FormulaError.value;
    const letters = Array.from(text);
    return letters.slice(0, count).join('');
  },
});

import { toInteger, toText } from '../../values/coerce.ts';
import { eager, optional, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** RIGHT(text; count): the last characters, one without a count. */
export const rightFunction = eager({
  name: 'RIGHT',
  parameters: [parameter('text', 'text'), optional('count', 'number')],
  returns: 'text',
  example: 'RIGHT({postcode}; 2)',
  evaluate([input = null, amount = 1]) {
    const text = toText(input);
    if (text instanceof FormulaError) return text;
    const count = toInteger(amount);
    if (count instanceof FormulaError) return count;
    if (count < 0) return FormulaError.value;
    const letters = Array.from(text);
    return (count === 0 ? [] : letters.slice(-count)).join('');
  },
});

import { toText } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** UPPER(text): in upper case. */
export const upperFunction = eager({
  name: 'UPPER',
  parameters: [parameter('text', 'text')],
  returns: 'text',
  example: 'UPPER({code})',
  evaluate([input = null]) {
    const text = toText(input);
    return text instanceof FormulaError ? text : text.toUpperCase();
  },
});

import { toText } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** LOWER(text): in lower case. */
export const lowerFunction = eager({
  name: 'LOWER',
  parameters: [parameter('text', 'text')],
  returns: 'text',
  example: 'LOWER({email})',
  evaluate([input = null]) {
    const text = toText(input);
    return text instanceof FormulaError ? text : text.toLowerCase();
  },
});

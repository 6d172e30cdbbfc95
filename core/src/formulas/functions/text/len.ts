import { toText } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** LEN(text): the number of characters. */
export const lenFunction = eager({
  name: 'LEN',
  parameters: [parameter('text', 'text')],
  returns: 'number',
  example: 'LEN({description})',
  evaluate([input = null]) {
    const text = toText(input);
    return text instanceof FormulaError ? text : Array.from(text).length;
  },
});

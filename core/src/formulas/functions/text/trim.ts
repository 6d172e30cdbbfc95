import { toText } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** TRIM(text): without spaces around it and with single ones inside. */
export const trimFunction = eager({
  name: 'TRIM',
  parameters: [parameter('text', 'text')],
  returns: 'text',
  example: 'TRIM({name})',
  evaluate([input = null]) {
    const text = toText(input);
    return text instanceof FormulaError ? text : text.trim().replace(/\s+/g, ' ');
  },
});

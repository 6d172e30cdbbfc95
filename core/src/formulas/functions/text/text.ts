import { toScalar, toText } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';
import { formatValue } from '../../values/format-value.ts';

/** TEXT(value; format): a number by a pattern such as `0.00`, a date by one such as `DD-MM-YYYY`. */
export const textFunction = eager({
  name: 'TEXT',
  parameters: [parameter('value', 'any'), parameter('format', 'text')],
  returns: 'text',
  example: 'TEXT({date}; "DD-MM-YYYY")',
  evaluate([value = null, format = null]) {
    const pattern = toText(format);
    return pattern instanceof FormulaError ? pattern : formatValue(toScalar(value), pattern);
  },
});

import { round } from '../../values/arithmetic.ts';
import { toNumber } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** INT(number): the whole number below it. */
export const intFunction = eager({
  name: 'INT',
  parameters: [parameter('number', 'number')],
  returns: 'number',
  example: 'INT({hours})',
  evaluate([number = null]) {
    const value = toNumber(number);
    if (value instanceof FormulaError) return value;
    return round(value, 0, 'floor');
  },
});

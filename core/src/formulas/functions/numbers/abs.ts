import { compareNumbers, negate } from '../../values/arithmetic.ts';
import { toNumber } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** ABS(number): without its sign. */
export const absFunction = eager({
  name: 'ABS',
  parameters: [parameter('number', 'number')],
  returns: 'number',
  example: 'ABS({difference})',
  evaluate([number = null]) {
    const value = toNumber(number);
    if (value instanceof FormulaError) return value;
    return compareNumbers(value, 0) < 0 ? negate(value) : value;
  },
});

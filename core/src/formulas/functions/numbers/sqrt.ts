import { squareRoot } from '../../values/arithmetic.ts';
import { toNumber } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** SQRT(number): the square root; of a negative number an error. */
export const sqrtFunction = eager({
  name: 'SQRT',
  parameters: [parameter('number', 'number')],
  returns: 'number',
  example: 'SQRT({area})',
  evaluate([number = null]) {
    const value = toNumber(number);
    if (value instanceof FormulaError) return value;
    return squareRoot(value);
  },
});

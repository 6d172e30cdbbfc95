import { modulo } from '../../values/arithmetic.ts';
import { toNumber } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** MOD(number; divisor): the remainder, with the sign of the divisor. */
export const modFunction = eager({
  name: 'MOD',
  parameters: [parameter('number', 'number'), parameter('divisor', 'number')],
  returns: 'number',
  example: 'MOD({amount}; 12)',
  evaluate([first = null, second = null]) {
    const number = toNumber(first);
    if (number instanceof FormulaError) return number;
    const divisor = toNumber(second);
    return divisor instanceof FormulaError ? divisor : modulo(number, divisor);
  },
});

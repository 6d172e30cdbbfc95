import { round } from '../../values/arithmetic.ts';
import { toInteger, toNumber } from '../../values/coerce.ts';
import { eager, optional, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** ROUND(number; decimals): halves away from zero. */
export const roundFunction = eager({
  name: 'ROUND',
  parameters: [parameter('number', 'number'), optional('decimals', 'number')],
  returns: 'number',
  example: 'ROUND({price} * 1.21; 2)',
  evaluate([number = null, decimals = 0]) {
    const value = toNumber(number);
    if (value instanceof FormulaError) return value;
    const places = toInteger(decimals);
    return places instanceof FormulaError ? places : round(value, places, 'half-up');
  },
});

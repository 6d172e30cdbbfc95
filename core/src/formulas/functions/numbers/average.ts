import { divide } from '../../values/arithmetic.ts';
import { toNumber } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';
import { numbersIn } from '../../values/numbers-in.ts';
import { sumFunction } from './sum.ts';

/** AVERAGE(values; …): of the answered values; a division by zero when there are none. */
export const averageFunction = eager({
  name: 'AVERAGE',
  parameters: [parameter('values', 'any')],
  repeating: 1,
  returns: 'number',
  example: 'AVERAGE({rows.age})',
  evaluate(args, environment) {
    const numbers = numbersIn(args);
    if (numbers instanceof FormulaError) return numbers;
    const total = toNumber(sumFunction.evaluate(args, environment));
    return total instanceof FormulaError ? total : divide(total, numbers.length);
  },
});

import { eager, parameter } from '../../formula-function.ts';
import { numbersIn } from '../../values/numbers-in.ts';
import { FormulaError, type NumberValue } from '../../values/formula-value.ts';
import { add } from '../../values/arithmetic.ts';

/** SUM(values; …): empty ones are left out. */
export const sumFunction = eager({
  name: 'SUM',
  parameters: [parameter('values', 'any')],
  repeating: 1,
  returns: 'number',
  example: 'SUM({rows.amount})',
  evaluate(args) {
    const numbers = numbersIn(args);
    if (numbers instanceof FormulaError) return numbers;
    let total: NumberValue = 0;
    for (const value of numbers) {
      const sum = add(total, value);
      if (sum instanceof FormulaError) return sum;
      total = sum;
    }
    return total;
  },
});

import { compareValues } from '../../values/compare-values.ts';
import { isEmptyValue, itemsOf } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError, type ScalarValue } from '../../values/formula-value.ts';

/** MIN(values; …): the smallest number or date; empty when nothing is answered. */
export const minFunction = eager({
  name: 'MIN',
  parameters: [parameter('values', 'any')],
  repeating: 1,
  returns: 'any',
  example: 'MIN({rows.amount})',
  evaluate(args) {
    let best: ScalarValue = null;
    for (const value of itemsOf(args)) {
      if (isEmptyValue(value)) continue;
      if (best === null) best = value;
      const order = compareValues(value, best);
      if (order instanceof FormulaError) return order;
      if (order < 0) best = value;
    }
    return best;
  },
});

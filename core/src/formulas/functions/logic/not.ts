import { toBoolean } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** NOT(condition). */
export const notFunction = eager({
  name: 'NOT',
  parameters: [parameter('condition', 'boolean')],
  returns: 'boolean',
  example: 'NOT({outside})',
  evaluate([condition = null]) {
    const holds = toBoolean(condition);
    return holds instanceof FormulaError ? holds : !holds;
  },
});

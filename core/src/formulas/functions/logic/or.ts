import { toBoolean, toList } from '../../values/coerce.ts';
import { lazy, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** OR(condition; …): true when any is true; stops at the first true one. */
export const orFunction = lazy({
  name: 'OR',
  parameters: [parameter('condition', 'boolean')],
  repeating: 1,
  returns: 'boolean',
  example: 'OR({guests} > 250; {outside})',
  compile: (conditions) => (environment) => {
    for (const condition of conditions) {
      for (const item of toList(condition(environment))) {
        const holds = toBoolean(item);
        if (holds instanceof FormulaError) return holds;
        if (holds) return true;
      }
    }
    return false;
  },
});

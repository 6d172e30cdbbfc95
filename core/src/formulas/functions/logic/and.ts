import { toBoolean, toList } from '../../values/coerce.ts';
import { lazy, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** AND(condition; …): true when all are true; stops at the first false one. */
export const andFunction = lazy({
  name: 'AND',
  parameters: [parameter('condition', 'boolean')],
  repeating: 1,
  returns: 'boolean',
  example: 'AND({guests} > 250; {outside})',
  compile: (conditions) => (environment) => {
    for (const condition of conditions) {
      for (const item of toList(condition(environment))) {
        const holds = toBoolean(item);
        if (holds instanceof FormulaError) return holds;
        if (!holds) return false;
      }
    }
    return true;
  },
});

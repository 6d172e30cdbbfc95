import { raise } from '../../values/arithmetic.ts';
import { toNumber } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** POWER(base; exponent): the same as `^`. */
export const powerFunction = eager({
  name: 'POWER',
  parameters: [parameter('base', 'number'), parameter('exponent', 'number')],
  returns: 'number',
  example: 'POWER({side}; 2)',
  evaluate([first = null, second = null]) {
    const base = toNumber(first);
    if (base instanceof FormulaError) return base;
    const exponent = toNumber(second);
    return exponent instanceof FormulaError ? exponent : raise(base, exponent);
  },
});

import { compareValues } from '../../values/compare-values.ts';
import { lazy, parameter } from '../../formula-function.ts';
import { FormulaError } from '../../values/formula-value.ts';

/** SWITCH(value; case; result; …; otherwise): the result of the first equal case. */
export const switchFunction = lazy({
  name: 'SWITCH',
  parameters: [parameter('value', 'any'), parameter('case', 'any'), parameter('result', 'any')],
  repeating: 1,
  returns: 'any',
  example: 'SWITCH({zone}; "a"; 40; "b"; 25; 10)',
  compile:
    ([value, ...cases]) =>
    (environment) => {
      const at = (index: number) => cases[index]?.(environment) ?? null;
      const wanted = value?.(environment) ?? null;
      const pairs = Math.floor(cases.length / 2);
      for (let index = 0; index < pairs; index += 1) {
        const order = compareValues(wanted, at(index * 2));
        if (order instanceof FormulaError) return order;
        if (order === 0) return at(index * 2 + 1);
      }
      return at(pairs * 2);
    },
});

import { isEmptyValue, toList } from '../coerce.ts';
import { eager, parameter } from '../formula-function.ts';

/** COUNT(values; …): how many are answered. */
export const countFunction = eager({
  name: 'COUNT',
  parameters: [parameter('values', 'any')],
  repeating: 1,
  returns: 'number',
  example: 'COUNT({rows.name})',
  evaluate: (args) => args.flatMap(toList).filter((value) => !isEmptyValue(value)).length,
});

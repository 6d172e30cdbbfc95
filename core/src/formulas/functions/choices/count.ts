import { isEmptyValue, itemsOf } from '../../values/coerce.ts';
import { eager, parameter } from '../../formula-function.ts';

/** COUNT(values; …): the number of answered values. */
export const countFunction = eager({
  name: 'COUNT',
  parameters: [parameter('values', 'any')],
  repeating: 1,
  returns: 'number',
  example: 'COUNT({rows.name})',
  evaluate: (args) => itemsOf(args).filter((value) => !isEmptyValue(value)).length,
});

import { itemsOf } from '../../values/coerce.ts';
import { compareValues } from '../../values/compare-values.ts';
import { eager, parameter } from '../../formula-function.ts';

/** HAS(values; value): whether the list contains the value, such as a chosen option. */
export const hasFunction = eager({
  name: 'HAS',
  parameters: [parameter('values', 'any'), parameter('value', 'any')],
  returns: 'boolean',
  example: 'HAS({reasons}; "move")',
  evaluate: ([values = null, value = null]) =>
    itemsOf([values]).some((item) => item !== null && compareValues(item, value) === 0),
});

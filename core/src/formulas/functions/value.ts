import { toNumber } from '../values/coerce.ts';
import { eager, parameter } from '../formula-function.ts';

/** VALUE(text): the number that a text says. */
export const valueFunction = eager({
  name: 'VALUE',
  parameters: [parameter('text', 'text')],
  returns: 'number',
  example: 'VALUE(LEFT({code}; 3))',
  evaluate: ([text = null]) => toNumber(text),
});

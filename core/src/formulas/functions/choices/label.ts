import type { ReadingFunction } from '../../formula-function.ts';

/** LABEL(field): the label of the chosen option instead of its id. */
export const labelFunction: ReadingFunction = {
  kind: 'reading',
  reading: 'label',
  name: 'LABEL',
  parameters: [{ name: 'field', type: 'reference' }],
  returns: 'text',
  example: 'LABEL({zone})',
};

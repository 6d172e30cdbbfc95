import type { LabelFunction } from '../formula-function.ts';

/** LABEL(field): what the visitor reads of the chosen option, instead of its id. */
export const labelFunction: LabelFunction = {
  kind: 'label',
  name: 'LABEL',
  parameters: [{ name: 'field', type: 'reference' }],
  returns: 'text',
  example: 'LABEL({zone})',
};

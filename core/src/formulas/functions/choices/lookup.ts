import type { ReadingFunction } from '../../formula-function.ts';

/** LOOKUP(field; part): a part of a looked-up answer, such as the street; empty for a typed one. */
export const lookupFunction: ReadingFunction = {
  kind: 'reading',
  reading: 'member',
  name: 'LOOKUP',
  parameters: [
    { name: 'field', type: 'reference' },
    { name: 'part', type: 'text' },
  ],
  returns: 'any',
  example: 'LOOKUP({address}; "street")',
};

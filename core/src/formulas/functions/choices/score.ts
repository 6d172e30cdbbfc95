import type { ReadingFunction } from '../../formula-function.ts';

/** SCORE(field): the score of the chosen option; a list for several chosen options. */
export const scoreFunction: ReadingFunction = {
  kind: 'reading',
  reading: 'score',
  name: 'SCORE',
  parameters: [{ name: 'field', type: 'reference' }],
  returns: 'any',
  example: 'SCORE({zone})',
};

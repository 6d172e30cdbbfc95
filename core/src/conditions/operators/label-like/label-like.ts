import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';
import { itemTest } from '../../families/item.ts';
import { normalise } from '../../families/text.ts';

/** The label of the chosen item contains the value, ignoring case and surrounding spaces. */
export const labelLike: Operator = {
  words: { ...clauseWords('label_like'), menu: 'describe.operator.label_like' },
  operand: 'one',
  tests: {
    item: itemTest((item, value) => normalise(item.label).includes(normalise(value)), false),
  },
};

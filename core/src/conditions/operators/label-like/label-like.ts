import type { Operator } from '../../operator.ts';
import { says } from '../../operator-words.ts';
import { itemTest } from '../../families/item.ts';
import { normalise } from '../../families/text.ts';

/** The label of the chosen item holds the value, without regard to case and surrounding space. */
export const labelLike: Operator = {
  words: { ...says('label_like'), menu: 'describe.operator.label_like' },
  operand: 'one',
  tests: {
    item: itemTest((item, value) => normalise(item.label).includes(normalise(value)), false),
  },
};

import type { Operator } from '../operator.ts';
import { itemTest } from '../families/item.ts';
import { normalise } from '../families/text.ts';

/** The label of the chosen item holds the value, without regard to case and surrounding space. */
export const labelLike: Operator = {
  name: 'label_like',
  operand: 'value',
  tests: {
    item: itemTest((item, value) => normalise(item.label).includes(normalise(value)), false),
  },
};

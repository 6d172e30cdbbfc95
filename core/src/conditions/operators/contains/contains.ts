import { basicContains } from './basic-contains.ts';
import { itemsTest } from '../../families/item.ts';
import { withResults } from '../../families/result.ts';
import type { Operator } from '../../operator.ts';

/** The text contains the value, or the option or item is among those chosen. */
export const contains: Operator = {
  ...basicContains,
  tests: withResults({ ...basicContains.tests, items: itemsTest((isChosen) => isChosen) }),
};

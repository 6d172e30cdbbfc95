import { commonContains } from '../common/contains.ts';
import { itemsTest } from '../families/item.ts';
import { withResults } from '../families/result.ts';
import type { Operator } from '../operator.ts';

/** The text holds the value, or the option or item is among those chosen. */
export const contains: Operator = {
  ...commonContains,
  tests: withResults({ ...commonContains.tests, items: itemsTest((isChosen) => isChosen) }),
};

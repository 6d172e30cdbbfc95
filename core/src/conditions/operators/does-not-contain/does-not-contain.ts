import { basicDoesNotContain } from './basic-does-not-contain.ts';
import { itemsTest } from '../../families/item.ts';
import { withResults } from '../../families/result.ts';
import type { Operator } from '../../operator.ts';

/** The text does not contain the value, or the option or item is not among those chosen. */
export const doesNotContain: Operator = {
  ...basicDoesNotContain,
  tests: withResults({ ...basicDoesNotContain.tests, items: itemsTest((isChosen) => !isChosen) }),
};

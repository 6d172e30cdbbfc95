import { basicDoesNotEqual } from './basic-does-not-equal.ts';
import { itemTest } from '../../families/item.ts';
import { withResults } from '../../families/result.ts';
import type { Operator } from '../../operator.ts';

/** The answer differs from the value, also for items of an external list. */
export const doesNotEqual: Operator = {
  ...basicDoesNotEqual,
  tests: withResults({
    ...basicDoesNotEqual.tests,
    item: itemTest((item, value) => item.id !== value, true),
  }),
};

import { basicEqual } from './basic-equal.ts';
import { dayTests } from '../../families/date.ts';
import { itemTest } from '../../families/item.ts';
import { withResults } from '../../families/result.ts';
import { timeTest } from '../../families/time.ts';
import type { Operator } from '../../operator.ts';

/** The answer equals the value, also for days, times and items of an external list. */
export const equal: Operator = {
  ...basicEqual,
  tests: withResults({
    ...basicEqual.tests,
    ...dayTests((answer, value) => answer === value),
    time: timeTest((answer, value) => answer === value),
    item: itemTest((item, value) => item.id === value, false),
  }),
};

import type { Operator } from '../operator.ts';
import { booleanTest } from '../families/boolean.ts';
import { choiceTest } from '../families/choice.ts';
import { dayTests } from '../families/date.ts';
import { itemTest } from '../families/item.ts';
import { numberTest } from '../families/number.ts';
import { withResults } from '../families/result.ts';
import { textTest } from '../families/text.ts';
import { timeTest } from '../families/time.ts';

/** The answer is the value; texts compare without regard to case and surrounding space. */
export const equal: Operator = {
  name: 'equal',
  operand: 'value',
  looksAt: 'identity',
  tests: withResults({
    ...dayTests((answer, value) => answer === value),
    text: textTest((answer, value) => answer === value),
    number: numberTest((answer, value) => answer === value),
    boolean: booleanTest((isSame) => isSame),
    choice: choiceTest((isChosen) => isChosen),
    time: timeTest((answer, value) => answer === value),
    item: itemTest((item, value) => item.id === value, false),
  }),
};

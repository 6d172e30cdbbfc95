import type { Operator } from '../operator.ts';
import { booleanTest } from '../families/boolean.ts';
import { choiceTest } from '../families/choice.ts';
import { dateTest } from '../families/date.ts';
import { numberTest } from '../families/number.ts';
import { textTest } from '../families/text.ts';

/** The answer is the value; texts compare without regard to case and surrounding space. */
export const equal: Operator = {
  name: 'equal',
  operand: 'value',
  tests: {
    text: textTest((answer, value) => answer === value),
    number: numberTest((answer, value) => answer === value),
    date: dateTest((answer, value) => answer === value),
    boolean: booleanTest((isSame) => isSame),
    choice: choiceTest((isChosen) => isChosen),
  },
};

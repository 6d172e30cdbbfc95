import { booleanTest } from '../families/boolean.ts';
import { choiceTest } from '../families/choice.ts';
import { numberTest } from '../families/number.ts';
import { textTest } from '../families/text.ts';
import type { Operator } from '../operator.ts';

/** The answer is another one, or (for texts and choices) there is none. */
export const basicDoesNotEqual: Operator = {
  name: 'does_not_equal',
  operand: 'value',
  looksAt: 'identity',
  tests: {
    text: textTest((answer, value) => answer !== value),
    number: numberTest((answer, value) => answer !== value),
    boolean: booleanTest((isSame) => !isSame),
    choice: choiceTest((isChosen) => !isChosen),
  },
};

import { booleanTest } from '../../families/boolean.ts';
import { choiceTest } from '../../families/choice.ts';
import { numberTest } from '../../families/number.ts';
import { textTest } from '../../families/text.ts';
import type { Operator } from '../../operator.ts';
import { denies } from '../../operator-words.ts';

/** The answer is another one, or (for texts and choices) there is none. */
export const basicDoesNotEqual: Operator = {
  words: { ...denies('equal'), menu: 'describe.operator.does_not_equal' },
  operand: 'one',
  looksAt: 'identity',
  tests: {
    text: textTest((answer, value) => answer !== value),
    number: numberTest((answer, value) => answer !== value),
    boolean: booleanTest((isSame) => !isSame),
    choice: choiceTest((isChosen) => !isChosen),
  },
};

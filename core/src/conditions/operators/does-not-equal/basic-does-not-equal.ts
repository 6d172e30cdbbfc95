import { booleanTest } from '../../families/boolean.ts';
import { choiceTest } from '../../families/choice.ts';
import { numberTest } from '../../families/number.ts';
import { textTest } from '../../families/text.ts';
import type { Operator } from '../../operator.ts';
import { negatedClauseWords } from '../../operator-words.ts';

/** The answer differs from the value, or (for texts and choices) is empty. */
export const basicDoesNotEqual: Operator = {
  words: { ...negatedClauseWords('equal'), menu: 'describe.operator.does_not_equal' },
  operand: 'one',
  looksAt: 'identity',
  tests: {
    text: textTest((answer, value) => answer !== value),
    number: numberTest((answer, value) => answer !== value),
    boolean: booleanTest((isSame) => !isSame),
    choice: choiceTest((isChosen) => !isChosen),
  },
};

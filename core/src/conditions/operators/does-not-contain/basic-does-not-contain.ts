import { choicesTest } from '../../families/choice.ts';
import { textTest } from '../../families/text.ts';
import type { Operator } from '../../operator.ts';
import { negatedClauseWords, notChosenWords } from '../../operator-words.ts';

/** The text does not contain the value, or the option is not among those chosen. */
export const basicDoesNotContain: Operator = {
  words: {
    ...negatedClauseWords('contains'),
    menu: 'describe.operator.does_not_contain',
    kinds: { choices: notChosenWords, items: notChosenWords },
  },
  operand: 'one',
  tests: {
    text: textTest((answer, value) => !answer.includes(value)),
    choices: choicesTest((isChosen) => !isChosen),
  },
};

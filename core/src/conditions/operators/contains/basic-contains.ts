import { choicesTest } from '../../families/choice.ts';
import { textTest } from '../../families/text.ts';
import type { Operator } from '../../operator.ts';
import { chosenWords, clauseWords } from '../../operator-words.ts';

/** The text contains the value, or the option is among those chosen. */
export const basicContains: Operator = {
  words: {
    ...clauseWords('contains'),
    menu: 'describe.operator.contains',
    kinds: { choices: chosenWords, items: chosenWords },
  },
  operand: 'one',
  tests: {
    text: textTest((answer, value) => answer.includes(value)),
    choices: choicesTest((isChosen) => isChosen),
  },
};

import { choicesTest } from '../../families/choice.ts';
import { textTest } from '../../families/text.ts';
import type { Operator } from '../../operator.ts';
import { chosenWords, says } from '../../operator-words.ts';

/** The text holds the value, or the option is among those chosen. */
export const basicContains: Operator = {
  words: {
    ...says('contains'),
    menu: 'describe.operator.contains',
    kinds: { choices: chosenWords, items: chosenWords },
  },
  operand: 'one',
  tests: {
    text: textTest((answer, value) => answer.includes(value)),
    choices: choicesTest((isChosen) => isChosen),
  },
};

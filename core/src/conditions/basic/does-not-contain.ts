import { choicesTest } from '../families/choice.ts';
import { textTest } from '../families/text.ts';
import type { Operator } from '../operator.ts';

/** The text does not hold the value, or the option is not among those chosen. */
export const basicDoesNotContain: Operator = {
  name: 'does_not_contain',
  operand: 'value',
  tests: {
    text: textTest((answer, value) => !answer.includes(value)),
    choices: choicesTest((isChosen) => !isChosen),
  },
};

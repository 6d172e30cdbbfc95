import { choicesTest } from '../families/choice.ts';
import { textTest } from '../families/text.ts';
import type { Operator } from '../operator.ts';

/** The text holds the value, or the option is among those chosen. */
export const basicContains: Operator = {
  name: 'contains',
  operand: 'value',
  tests: {
    text: textTest((answer, value) => answer.includes(value)),
    choices: choicesTest((isChosen) => isChosen),
  },
};

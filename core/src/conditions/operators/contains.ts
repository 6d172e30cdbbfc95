import type { Operator } from '../operator.ts';
import { choicesTest } from '../families/choice.ts';
import { itemsTest } from '../families/item.ts';
import { withResults } from '../families/result.ts';
import { textTest } from '../families/text.ts';

/** The text holds the value, or the option is among those chosen. */
export const contains: Operator = {
  name: 'contains',
  operand: 'value',
  tests: withResults({
    text: textTest((answer, value) => answer.includes(value)),
    choices: choicesTest((isChosen) => isChosen),
    items: itemsTest((isChosen) => isChosen),
  }),
};

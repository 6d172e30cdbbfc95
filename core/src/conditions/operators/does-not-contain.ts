import type { Operator } from '../operator.ts';
import { choicesTest } from '../families/choice.ts';
import { itemsTest } from '../families/item.ts';
import { withResults } from '../families/result.ts';
import { textTest } from '../families/text.ts';

/** The text does not hold the value, or the option is not among those chosen. */
export const doesNotContain: Operator = {
  name: 'does_not_contain',
  operand: 'value',
  tests: withResults({
    text: textTest((answer, value) => !answer.includes(value)),
    choices: choicesTest((isChosen) => !isChosen),
    items: itemsTest((isChosen) => !isChosen),
  }),
};

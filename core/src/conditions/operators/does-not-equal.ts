import type { Operator } from '../operator.ts';
import { booleanTest } from '../families/boolean.ts';
import { choiceTest } from '../families/choice.ts';
import { itemTest } from '../families/item.ts';
import { numberTest } from '../families/number.ts';
import { withResults } from '../families/result.ts';
import { textTest } from '../families/text.ts';

/** The answer is another one, or (for texts and choices) there is none. */
export const doesNotEqual: Operator = {
  name: 'does_not_equal',
  operand: 'value',
  looksAt: 'identity',
  tests: withResults({
    text: textTest((answer, value) => answer !== value),
    number: numberTest((answer, value) => answer !== value),
    boolean: booleanTest((isSame) => !isSame),
    choice: choiceTest((isChosen) => !isChosen),
    item: itemTest((item, value) => item.id !== value, true),
  }),
};

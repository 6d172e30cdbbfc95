import { booleanTest } from '../../families/boolean.ts';
import { choiceTest } from '../../families/choice.ts';
import { numberTest } from '../../families/number.ts';
import { textTest } from '../../families/text.ts';
import type { Operator } from '../../operator.ts';
import { says } from '../../operator-words.ts';

/** The answer is the value; texts compare without regard to case and surrounding space. */
export const basicEqual: Operator = {
  words: { ...says('equal'), menu: 'describe.operator.equal' },
  operand: 'one',
  looksAt: 'identity',
  tests: {
    text: textTest((answer, value) => answer === value),
    number: numberTest((answer, value) => answer === value),
    boolean: booleanTest((isSame) => isSame),
    choice: choiceTest((isChosen) => isChosen),
  },
};

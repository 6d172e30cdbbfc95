import { booleanTest } from '../../families/boolean.ts';
import { choiceTest } from '../../families/choice.ts';
import { numberTest } from '../../families/number.ts';
import { textTest } from '../../families/text.ts';
import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';

/** The answer equals the value; texts ignoring case and surrounding spaces. */
export const basicEqual: Operator = {
  words: { ...clauseWords('equal'), menu: 'describe.operator.equal' },
  operand: 'one',
  looksAt: 'identity',
  tests: {
    text: textTest((answer, value) => answer === value),
    number: numberTest((answer, value) => answer === value),
    boolean: booleanTest((isSame) => isSame),
    choice: choiceTest((isChosen) => isChosen),
  },
};

import { numberTest } from '../../families/number.ts';
import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';

/** The number is less than the value. */
export const basicLessThan: Operator = {
  words: { ...clauseWords('less_than'), menu: 'describe.operator.less_than' },
  operand: 'one',
  tests: { number: numberTest((answer, value) => answer < value) },
};

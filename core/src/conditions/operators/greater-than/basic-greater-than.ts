import { numberTest } from '../../families/number.ts';
import type { Operator } from '../../operator.ts';
import { clauseWords } from '../../operator-words.ts';

/** The number is more than the value. */
export const basicGreaterThan: Operator = {
  words: { ...clauseWords('greater_than'), menu: 'describe.operator.greater_than' },
  operand: 'one',
  tests: { number: numberTest((answer, value) => answer > value) },
};

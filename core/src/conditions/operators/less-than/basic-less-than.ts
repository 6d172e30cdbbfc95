import { numberTest } from '../../families/number.ts';
import type { Operator } from '../../operator.ts';
import { says } from '../../operator-words.ts';

/** The number is less than the value. */
export const basicLessThan: Operator = {
  words: { ...says('less_than'), menu: 'describe.operator.less_than' },
  operand: 'one',
  tests: { number: numberTest((answer, value) => answer < value) },
};

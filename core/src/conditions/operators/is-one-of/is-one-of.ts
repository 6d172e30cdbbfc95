import { scalarsOf } from '../../condition-value.ts';
import { withResults } from '../../families/result.ts';
import type { MakeTest, Operator } from '../../operator.ts';
import { says } from '../../operator-words.ts';
import { basicEqual } from '../equal/basic-equal.ts';

/** A test that holds for each of the values that another test holds for. */
const anyOf =
  (makeTest: MakeTest): MakeTest =>
  (value) => {
    const tests = scalarsOf(value).flatMap((scalar) => makeTest(scalar) ?? []);
    return tests.length > 0
      ? (answer, clock) => tests.some((test) => test(answer, clock))
      : undefined;
  };

const { text, number, choice } = basicEqual.tests;

/** The answer is one of the values. */
export const isOneOf: Operator = {
  words: { ...says('is_one_of'), menu: 'describe.operator.is_one_of' },
  operand: 'list',
  looksAt: 'identity',
  tests: withResults({
    ...(text && { text: anyOf(text) }),
    ...(number && { number: anyOf(number) }),
    ...(choice && { choice: anyOf(choice) }),
  }),
};

import type { AnswerValue } from '../../../field-types/field-types.ts';
import { truth, truthOf } from '../truth.ts';
import { anyClock, outcomeOf, type Domain } from './domain.ts';

/** Some answer; tests of presence do not look further. */
const someAnswer: AnswerValue = [];

/** Answers of which only is known whether there is one. */
export const presenceDomain: Domain = (tests) => [
  outcomeOf(tests, null),
  tests.map(({ operator, test }) =>
    operator.looksAt === 'presence' ? truthOf(test(someAnswer, anyClock)) : truth.unknown,
  ),
];

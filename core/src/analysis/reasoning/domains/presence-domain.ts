import type { AnswerValue } from '../../../field-types/field-types.ts';
import { truth, truthOf } from '../truth.ts';
import { anyClock, outcomeOf, type Domain } from './domain.ts';

/** Any answer, which is sufficient for tests of presence. */
const someAnswer: AnswerValue = [];

/** The domain of answers for which only presence is known. */
export const presenceDomain: Domain = (tests) => [
  outcomeOf(tests, null),
  tests.map(({ operator, test }) =>
    operator.looksAt === 'presence' ? truthOf(test(someAnswer, anyClock)) : truth.unknown,
  ),
];

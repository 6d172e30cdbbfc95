import { isTime } from '../../../formats/time.ts';
import { timesAround } from './date-domain.ts';
import { outcomeOf, textsIn, type Domain } from './domain.ts';

/** Times of day: none, text that is none, those that tests compare with, and their neighbours. */
export const timeDomain: Domain = (tests) => {
  const named = textsIn(tests)
    .map((text) => text.trim())
    .filter(isTime);
  const times = ['00:00', '23:59', ...named.flatMap(timesAround)];
  return [null, 'x', ...times].map((answer) => outcomeOf(tests, answer));
};

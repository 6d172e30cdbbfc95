import { isTime } from '../../../formats/dates/time.ts';
import { neighbouringTimes } from './date-domain.ts';
import { outcomeOf, textsIn, type Domain } from './domain.ts';

/** The domain of times of day: none, invalid text, the times in tests, and their neighbours. */
export const timeDomain: Domain = (tests) => {
  const named = textsIn(tests)
    .map((text) => text.trim())
    .filter(isTime);
  const times = ['00:00', '23:59', ...named.flatMap(neighbouringTimes)];
  return [null, 'x', ...times].map((answer) => outcomeOf(tests, answer));
};

import { outcomeOf, type Domain } from './domain.ts';

/** Ticked or not; an unticked box counts as unanswered. */
export const booleanDomain: Domain = (tests) =>
  [null, true, false].map((answer) => outcomeOf(tests, answer));

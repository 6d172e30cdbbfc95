import { outcomeOf, type Domain } from './domain.ts';

/** The domain of checkboxes: ticked or not; an unticked checkbox counts as unanswered. */
export const booleanDomain: Domain = (tests) =>
  [null, true, false].map((answer) => outcomeOf(tests, answer));

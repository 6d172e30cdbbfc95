import type { MakeTest } from '../operator.ts';

/** A test on booleans; an unanswered checkbox counts as not ticked. */
export const booleanTest =
  (matches: (isSame: boolean) => boolean): MakeTest =>
  (value) => {
    const wanted = typeof value === 'string' ? value === 'true' : value;
    const isYesOrNo = typeof value === 'boolean' || value === 'true' || value === 'false';
    return isYesOrNo ? (answer) => matches((answer === true) === wanted) : undefined;
  };

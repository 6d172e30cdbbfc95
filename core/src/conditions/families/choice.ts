import type { MakeTest } from '../operator.ts';

/** A test on one chosen option's id. */
export const choiceTest =
  (matches: (isChosen: boolean) => boolean): MakeTest =>
  (value) =>
    typeof value === 'string' ? (answer) => matches(answer === value) : undefined;

/** A test on a list of chosen options' ids. */
export const choicesTest =
  (matches: (isChosen: boolean) => boolean): MakeTest =>
  (value) =>
    typeof value === 'string'
      ? (answer) => matches(Array.isArray(answer) && answer.includes(value))
      : undefined;

import type { MakeTest, Operator } from '../operator.ts';

/** Tests on whether an answer exists, for every kind that can be empty. */
export const presenceTests = (matches: (isEmpty: boolean) => boolean): Operator['tests'] => {
  const make: MakeTest = () => (answer) => matches(answer === null);
  return {
    text: make,
    number: make,
    date: make,
    choice: make,
    choices: make,
    datetime: make,
    formula: make,
    item: make,
    items: make,
    presence: make,
    rows: make,
  };
};

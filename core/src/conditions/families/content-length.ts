import { countCharacters } from '../../validation/rules/text/character-limit.ts';
import type { Operator } from '../operator.ts';
import { numberOf } from './number.ts';
import { withResults } from './result.ts';

/** Tests on the number of characters of a text; an empty one has none. */
export const contentLengthTests = (
  matches: (length: number, value: number) => boolean,
): Operator['tests'] =>
  withResults({
    text: (value) => {
      const wanted = numberOf(value);
      if (wanted === undefined) return undefined;
      return (answer) => matches(typeof answer === 'string' ? countCharacters(answer) : 0, wanted);
    },
  });

import { isTime } from '../../formats/time.ts';
import type { MakeTest } from '../operator.ts';

/** A test on times as `HH:mm`, which sort as they follow each other; a missing one fails it. */
export const timeTest =
  (matches: (answer: string, value: string) => boolean): MakeTest =>
  (value) => {
    const wanted = typeof value === 'string' ? value.trim() : '';
    if (!isTime(wanted)) return undefined;
    return (answer) => typeof answer === 'string' && isTime(answer) && matches(answer, wanted);
  };

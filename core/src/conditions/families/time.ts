import { isTime } from '../../formats/dates/time.ts';
import type { MakeTest } from '../operator.ts';

/** A test on times as `HH:mm`, whose texts sort in time order; false without an answer. */
export const timeTest =
  (matches: (answer: string, value: string) => boolean): MakeTest =>
  (value) => {
    const wanted = typeof value === 'string' ? value.trim() : '';
    if (!isTime(wanted)) return undefined;
    return (answer) => typeof answer === 'string' && isTime(answer) && matches(answer, wanted);
  };

import type { MakeTest } from '../operator.ts';

/** A test on texts, ignoring case and surrounding spaces. */
export const textTest =
  (matches: (answer: string, value: string) => boolean): MakeTest =>
  (value) => {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined;
    const wanted = normalise(String(value));
    return (answer) => matches(typeof answer === 'string' ? normalise(answer) : '', wanted);
  };

/** The text as conditions compare it. */
export const normalise = (text: string) => text.trim().toLowerCase();

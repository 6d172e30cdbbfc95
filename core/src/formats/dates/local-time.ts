import { formTimeZone } from '../../runtime/create-clock.ts';
import { momentIn } from './moment.ts';

const local = new Intl.DateTimeFormat('sv-SE', {
  timeZone: formTimeZone,
  dateStyle: 'short',
  timeStyle: 'short',
});

/** The offsets from UTC in the Netherlands, in milliseconds, summer time first. */
const offsetsMs = [7_200_000, 3_600_000];

/** Returns the day and the time of an instant (milliseconds since the epoch) in the Netherlands, as `YYYY-MM-DD HH:mm`. */
export function localTimeAt(instantMs: number): string {
  return local.format(instantMs);
}

/**
 * Returns the instant (milliseconds since the epoch) of a day and a time in the Netherlands (`YYYY-MM-DD HH:mm`);
 * `undefined` for other text. A time that the clock skips is an hour later; of a time that comes twice the first counts.
 */
export function instantOfLocalTime(text: string): number | undefined {
  const moment = momentIn(text);
  if (moment === undefined) return undefined;
  const utc = Date.parse(`${moment.replace(' ', 'T')}Z`);
  const found = offsetsMs.map((offset) => utc - offset).find((at) => localTimeAt(at) === moment);
  return found ?? utc - 3_600_000;
}

/**
 * Formats an instant (milliseconds since the epoch when a number) in the Netherlands; `full` has the day of the week
 * ("donderdag 3 december 2026 om 09:00").
 */
export function formatInstant(
  instant: Date | number,
  locale: string,
  dateStyle: 'full' | 'long' = 'full',
): string {
  return new Intl.DateTimeFormat(locale, {
    timeZone: formTimeZone,
    dateStyle,
    timeStyle: 'short',
  }).format(instant);
}

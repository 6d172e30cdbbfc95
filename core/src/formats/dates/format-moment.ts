import { formTimeZone } from '../../runtime/create-clock.ts';

/** Formats a moment as a long day with its time, in the time zone of the form, which may differ from the server's. */
export function formatMoment(moment: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: formTimeZone,
  }).format(moment);
}

/** Formats a time of today: `14:02`. */
export function formatTime(instant: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(instant);
}

/** Formats a date and time in recent weeks: `18 november 14:02`. */
export function formatShortMoment(instant: number, locale: string): string {
  const day = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long' }).format(instant);
  return `${day} ${formatTime(instant, locale)}`;
}

/** Formats a date and time in full, in the time zone of the visitor's device. */
export function formatLongMoment(at: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(at);
}

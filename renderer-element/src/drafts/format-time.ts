/** A moment of today as people say it: `14:02`. */
export function formatTime(instant: number, locale: string): string {
  return new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(instant);
}

/** The municipality's time zone, which may differ from the server's. */
export function formatMoment(moment: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  }).format(moment);
}

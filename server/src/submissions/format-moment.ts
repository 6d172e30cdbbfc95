/** The municipality's clock, wherever the server stands. */
export function formatMoment(moment: Date, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Amsterdam',
  }).format(moment);
}

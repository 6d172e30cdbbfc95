const digits = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});

/** A moment in Dutch time, as `yyyyMMddHHmmssSSS`; StUF has no time zones. */
export const stufMoment = (instantMs: number): string =>
  digits.format(instantMs).replaceAll(/\D/g, '');

/** The day of a moment in the Netherlands, as `yyyyMMdd`. */
export const stufDay = (instantMs: number): string => stufMoment(instantMs).slice(0, 8);

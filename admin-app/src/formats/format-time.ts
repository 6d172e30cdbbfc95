const steps = [
  ['second', 60],
  ['minute', 60],
  ['hour', 24],
  ['day', 30],
  ['month', 12],
  ['year', Number.POSITIVE_INFINITY],
] as const satisfies readonly (readonly [Intl.RelativeTimeFormatUnit, number])[];

const nowBelowSeconds = 45;

/** Formats an instant relative to now ("2 dagen geleden"); the last moments are "nu". */
export function formatRelative(instant: string, nowMs: number, locale: string): string {
  const format = new Intl.RelativeTimeFormat(locale, { numeric: 'auto' });
  let amount = (Date.parse(instant) - nowMs) / 1000;
  if (Math.abs(amount) < nowBelowSeconds) return format.format(0, 'second');
  for (const [unit, size] of steps) {
    if (Math.abs(Math.round(amount)) < size) return format.format(Math.round(amount), unit);
    amount /= size;
  }
  return format.format(Math.round(amount), 'year');
}

/** The exact time, for the hover text and for print. */
export function formatExact(instant: string, locale: string): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short' }).format(
    new Date(instant),
  );
}

export function formatNumber(value: number, locale: string): string {
  return new Intl.NumberFormat(locale).format(value);
}

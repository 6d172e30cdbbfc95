const format = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Amsterdam',
  dateStyle: 'short',
});

/** The day of an instant in the municipality's time zone, as ISO 8601. */
export const dayInAmsterdam = (instantMs: number): string => format.format(instantMs);

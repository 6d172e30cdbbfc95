const dutchDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** The day of a moment in the Netherlands, as `2026-11-23`. */
export const dayOf = (moment: string | number): string => dutchDay.format(new Date(moment));

import { currentRegion } from '../languages/languages.ts';

/** A calendar day (`2026-11-20`) in the user's language. */
export const formatDay = (day: string): string =>
  new Intl.DateTimeFormat(currentRegion(), { dateStyle: 'medium' }).format(
    new Date(`${day}T12:00:00Z`),
  );

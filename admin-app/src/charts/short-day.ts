import { currentRegion } from '../languages/languages.ts';

/** A day as "3 nov". */
export function shortDay(day: string): string {
  return new Intl.DateTimeFormat(currentRegion(), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  }).format(new Date(day));
}

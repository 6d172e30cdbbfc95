import { addMonths } from '../formats/dates/shift-day.ts';

/** The term of a request in months, and how many an extension adds (AVG, article 12(3)). */
const termMonths = 1;
const extensionMonths = 2;

/** The last day to respond to a request that was received on this day (`2026-11-20`). */
export const dataRequestDue = (receivedOn: string, isExtended = false): string =>
  addMonths(receivedOn, termMonths + (isExtended ? extensionMonths : 0));

import { parseDay, writeDay } from './calendar.ts';

/** The default date format. */
export const defaultDateMask = 'DD-MM-YYYY';

/**
 * Formats a `YYYY-MM-DD` day with a mask of `DD`, `MM` and `YYYY`; returns other text unchanged.
 */
export function formatDate(day: string, mask: string = defaultDateMask): string {
  if (!parseDay(day)) return day;
  const [year = '', month = '', date = ''] = day.split('-');
  return mask.replace('DD', date).replace('MM', month).replace('YYYY', year);
}

/**
 * Parses a typed day in the order of the mask, with any separator or none (`1-2-2026`,
 * `01/02/2026`, `01022026`); `undefined` when it is no existing day.
 */
export function parseDate(text: string, mask: string = defaultDateMask): string | undefined {
  const order: readonly string[] = mask.match(/DD|MM|YYYY/g) ?? [];
  const digits = text.trim().split(/[\s./-]+/);
  const parts = digits.length === 1 ? splitDigits(text.trim(), order) : digits;
  if (parts.length !== 3 || parts.some((part) => !/^\d{1,4}$/.test(part))) return undefined;
  const part = (token: string) => parts[order.indexOf(token)] ?? '';
  if (part('YYYY').length !== 4) return undefined;
  const day = writeDay({
    year: Number(part('YYYY')),
    month: Number(part('MM')),
    day: Number(part('DD')),
  });
  return parseDay(day) ? day : undefined;
}

function splitDigits(text: string, order: readonly string[]): readonly string[] {
  if (!/^\d{8}$/.test(text)) return [];
  let at = 0;
  return order.map((token) => text.slice(at, (at += token.length)));
}

/**
 * Formats a `YYYY-MM-DD HH:mm` date-time with the mask for its day; returns other text unchanged.
 */
export function formatMoment(moment: string, mask?: string): string {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/.exec(moment) ?? [];
  return day === undefined || time === undefined ? moment : `${formatDate(day, mask)} ${time}`;
}

import { describe, expect, test } from 'vitest';
import { formatFileSize, sizeIn, sizeUnitName, type SizeBase, type SizeUnit } from './file-size.ts';
import cases from './format-cases.json' with { type: 'json' };
import { formatAmount, formatCurrency, parseAmount } from './format-currency.ts';
import { formatDate, formatMoment } from './dates/format-date.ts';
import { joinMoment } from './dates/moment.ts';
import { parseTime } from './dates/time.ts';

/** JSON has no NaN, which represents a typed text that is no amount. */
const amountOf = (written: number | string | null) => (written === 'NaN' ? Number.NaN : written);
const baseOf = (base: number | undefined): SizeBase => (base === 1024 ? 1024 : 1000);

describe('formats', () => {
  test.each(cases.currency)('writes $amount in $locale as $text', (row) => {
    // The table contains only numbers, null and "NaN".
    const amount = amountOf(row.amount) as number | null;
    expect(formatCurrency(amount, row.locale, row.style)).toBe(row.text);
  });

  test.each(cases.amount)('reads $text in $locale as $amount', (row) => {
    expect(parseAmount(row.text, row.locale, row.style)).toBe(amountOf(row.amount));
  });

  test('shows while typing every decimal that was typed', () => {
    expect(formatAmount(1234.5, 'nl-NL')).toBe('1.234,50');
    expect(formatAmount(1.2345, 'nl-NL')).toBe('1,2345');
    expect(formatAmount(1234.5, 'de-DE')).toBe('1.234,50');
  });

  test.each(cases.date)('writes $day with mask $mask as $text', ({ day, mask, text }) => {
    expect(formatDate(day, mask)).toBe(text);
  });

  test.each(cases.moment)('writes $moment with mask $mask as $text', ({ moment, mask, text }) => {
    expect(formatMoment(moment, mask)).toBe(text);
  });

  test.each(cases.join)('joins $day and $time to $moment', ({ day, time, moment }) => {
    expect(joinMoment(day, time)).toBe(moment);
  });

  test.each(cases.time)('reads the time $text as $time', ({ text, time }) => {
    expect(parseTime(text)).toBe(time ?? undefined);
  });

  test.each(cases.size)('writes $bytes bytes in $locale as $text', (row) => {
    expect(formatFileSize(row.bytes, row.locale, baseOf(row.base))).toBe(row.text);
  });

  test.each(cases.unit)('counts $bytes bytes as $size $unit', ({ unit, bytes, base, size }) => {
    // The table contains only names of units.
    expect(sizeIn(unit as SizeUnit, bytes, baseOf(base))).toBe(size);
  });

  test('names a unit in the plural above one', () => {
    expect(sizeUnitName(1, 'MB')).toBe('Megabyte');
    expect(sizeUnitName(1.5, 'MB')).toBe('Megabytes');
    expect(sizeUnitName(2, 'PB')).toBe('Petabytes');
  });
});

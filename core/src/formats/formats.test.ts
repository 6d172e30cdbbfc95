import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatDate, parseDate } from './dates/format-date.ts';
import { formatNumber, parseNumber } from './format-number.ts';

const day = fc
  .date({
    min: new Date('0100-01-01T00:00:00Z'),
    max: new Date('9999-12-31T00:00:00Z'),
    noInvalidDate: true,
  })
  .map((date) => date.toISOString().slice(0, 10));

describe('dates', () => {
  test.each([
    ['1-2-2026', undefined, '2026-02-01'],
    ['01/02/2026', undefined, '2026-02-01'],
    ['01.02.2026', undefined, '2026-02-01'],
    [' 1 2 2026 ', undefined, '2026-02-01'],
    ['01022026', undefined, '2026-02-01'],
    ['2026-02-01', 'YYYY-MM-DD', '2026-02-01'],
    ['02/01/2026', 'MM/DD/YYYY', '2026-02-01'],
    ['31-02-2026', undefined, undefined],
    ['1-2-26', undefined, undefined],
    ['vandaag', undefined, undefined],
    ['1-2', undefined, undefined],
  ])('reads %s with %s as %s', (text, mask, expected) => {
    expect(parseDate(text, mask)).toBe(expected);
  });

  test('reads what it writes, with any mask', () => {
    const masks = fc.constantFrom(
      'DD-MM-YYYY',
      'DD/MM/YYYY',
      'MM/DD/YYYY',
      'YYYY-MM-DD',
      'DD.MM.YYYY',
    );
    fc.assert(
      fc.property(day, masks, (text, mask) => {
        expect(parseDate(formatDate(text, mask), mask)).toBe(text);
      }),
      { seed: 7 },
    );
  });
});

describe('numbers', () => {
  test.each([
    ['1.234,5', 'nl-NL', 1234.5],
    ['1234,5', 'nl-NL', 1234.5],
    ['12.5', 'nl-NL', 12.5],
    ['1.234', 'nl-NL', 1234],
    ['-3', 'nl-NL', -3],
    [',5', 'nl-NL', 0.5],
    ['1 234', 'nl-NL', 1234],
    ['1,234.5', 'en-GB', 1234.5],
    ['1.5', 'en-GB', 1.5],
    ['1.234,5', 'de-DE', 1234.5],
  ])('reads %s in %s', (text, locale, expected) => {
    expect(parseNumber(text, locale)).toBe(expected);
  });

  test.each(['', 'tien', '1,2,3', '12€', '1e5', '--1', '1.2.3', '0x1'])(
    'finds no number in %s',
    (text) => {
      expect(parseNumber(text, 'nl-NL')).toBeNaN();
    },
  );

  test('reads what it writes', () => {
    const number = fc.integer({ min: -1e9, max: 1e9 }).map((cents) => cents / 100);
    fc.assert(
      fc.property(number, fc.constantFrom('nl-NL', 'en-GB', 'de-DE'), (value, locale) => {
        expect(parseNumber(formatNumber(value, locale), locale)).toBe(value);
      }),
      { seed: 7 },
    );
  });
});

import { describe, expect, test } from 'vitest';
import { formatInstant, instantOfLocalTime, localTimeAt } from './local-time.ts';

const iso = (text: string) => {
  const at = instantOfLocalTime(text);
  return at === undefined ? undefined : new Date(at).toISOString();
};

describe('a time in the Netherlands', () => {
  test.each([
    ['in winter', '2026-12-03 09:00', '2026-12-03T08:00:00.000Z'],
    ['in summer', '2026-07-03T09:00', '2026-07-03T07:00:00.000Z'],
    ['before the clock goes forward', '2026-03-29 01:59', '2026-03-29T00:59:00.000Z'],
    ['that the clock skips is an hour later', '2026-03-29 02:30', '2026-03-29T01:30:00.000Z'],
    ['after the clock goes forward', '2026-03-29 03:30', '2026-03-29T01:30:00.000Z'],
    ['that comes twice is the first', '2026-10-25 02:30', '2026-10-25T00:30:00.000Z'],
    ['after the clock goes back', '2026-10-25 03:00', '2026-10-25T02:00:00.000Z'],
    ['at midnight', '2027-01-01 00:00', '2026-12-31T23:00:00.000Z'],
  ])('%s', (_, text, expected) => {
    expect(iso(text)).toBe(expected);
  });

  test.each(['', '2026-02-30 09:00', '2026-12-03', '2026-12-03 24:00'])('%j is none', (text) => {
    expect(iso(text)).toBeUndefined();
  });

  test('of an instant is that of the Dutch clock', () => {
    const at = Date.parse('2026-12-03T08:00:00Z');
    expect(localTimeAt(at)).toBe('2026-12-03 09:00');
    expect(formatInstant(at, 'nl')).toBe('donderdag 3 december 2026 om 09:00');
  });
});

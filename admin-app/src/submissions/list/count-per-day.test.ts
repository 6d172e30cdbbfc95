// @vitest-environment node
import { describe, expect, test } from 'vitest';
import { countPerDay } from './count-per-day.ts';

const zone = 'Europe/Amsterdam';
const now = new Date('2026-11-20T10:00:00Z');

describe('countPerDay', () => {
  test('ends with today and fills empty days with zero', () => {
    expect(
      countPerDay(
        ['2026-11-20T09:00:00Z', '2026-11-18T09:00:00Z', '2026-11-18T10:00:00Z'],
        now,
        3,
        zone,
      ),
    ).toEqual([
      { day: '2026-11-18', count: 2 },
      { day: '2026-11-19', count: 0 },
      { day: '2026-11-20', count: 1 },
    ]);
  });

  test('counts an evening after midnight in the reader’s zone on the next day', () => {
    expect(countPerDay(['2026-11-19T23:30:00Z'], now, 1, zone)).toEqual([
      { day: '2026-11-20', count: 1 },
    ]);
  });

  test('leaves out what is older', () => {
    expect(countPerDay(['2026-11-01T10:00:00Z'], now, 2, zone).map(({ count }) => count)).toEqual([
      0, 0,
    ]);
  });

  test('neither repeats nor skips a day when the clock changes', () => {
    const days = countPerDay([], new Date('2026-10-27T00:30:00Z'), 5, zone).map(({ day }) => day);
    expect(days).toEqual(['2026-10-23', '2026-10-24', '2026-10-25', '2026-10-26', '2026-10-27']);
  });
});

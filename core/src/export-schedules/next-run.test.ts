import { describe, expect, test } from 'vitest';
import type { ExportTiming } from './export-timing.ts';
import { nextRun, periodBefore } from './next-run.ts';

const timing = (members: Partial<ExportTiming>): ExportTiming => ({
  frequency: 'daily',
  weekday: 1,
  month_day: 1,
  hour: 7,
  ...members,
});

describe('the next run', () => {
  test.each<[string, Partial<ExportTiming>, string, string]>([
    ['later today', {}, '2026-11-26T05:59:59Z', '2026-11-26T06:00:00Z'],
    ['tomorrow, after the one of today', {}, '2026-11-26T06:00:00Z', '2026-11-27T06:00:00Z'],
    ['in summer time', {}, '2026-07-01T06:00:00Z', '2026-07-02T05:00:00Z'],
    ['on the day that lasts 23 hours', {}, '2026-03-28T06:00:00Z', '2026-03-29T05:00:00Z'],
    ['at an hour that is skipped', { hour: 2 }, '2026-03-28T12:00:00Z', '2026-03-29T01:00:00Z'],
    ['at an hour that comes twice', { hour: 2 }, '2026-10-24T12:00:00Z', '2026-10-25T00:00:00Z'],
    ['only once then', { hour: 2 }, '2026-10-25T00:00:00Z', '2026-10-26T01:00:00Z'],
    ['at midnight', { hour: 0 }, '2026-11-26T12:00:00Z', '2026-11-26T23:00:00Z'],
    ['on Monday', { frequency: 'weekly' }, '2026-11-26T12:00:00Z', '2026-11-30T06:00:00Z'],
    [
      'on Sunday',
      { frequency: 'weekly', weekday: 7 },
      '2026-11-29T06:00:00Z',
      '2026-12-06T06:00:00Z',
    ],
    ['next month', { frequency: 'monthly' }, '2026-11-26T12:00:00Z', '2026-12-01T06:00:00Z'],
    [
      'on the last day of a short month',
      { frequency: 'monthly', month_day: 31 },
      '2027-01-31T06:00:00Z',
      '2027-02-28T06:00:00Z',
    ],
  ])('%s', (_, members, after, expected) => {
    expect(new Date(nextRun(timing(members), Date.parse(after))).toISOString()).toBe(
      new Date(expected).toISOString(),
    );
  });
});

describe('the period before a run', () => {
  test.each<[string, Partial<ExportTiming>, string, readonly [from: string, until: string]]>([
    ['a day', {}, '2026-11-26T06:00:00Z', ['2026-11-25', '2026-11-25']],
    ['the Dutch day', { hour: 0 }, '2026-11-26T23:00:00Z', ['2026-11-26', '2026-11-26']],
    ['a week', { frequency: 'weekly' }, '2026-11-30T06:00:00Z', ['2026-11-23', '2026-11-29']],
    ['a month', { frequency: 'monthly' }, '2026-12-01T06:00:00Z', ['2026-11-01', '2026-11-30']],
    [
      'from the end of a long month',
      { frequency: 'monthly', month_day: 31 },
      '2027-02-28T06:00:00Z',
      ['2027-01-31', '2027-02-27'],
    ],
    [
      'from the end of a short month',
      { frequency: 'monthly', month_day: 31 },
      '2027-03-31T06:00:00Z',
      ['2027-02-28', '2027-03-30'],
    ],
    [
      'a month at another moment',
      { frequency: 'monthly' },
      '2026-11-26T12:00:00Z',
      ['2026-10-26', '2026-11-25'],
    ],
  ])('is %s', (_, members, at, [from, until]) => {
    expect(periodBefore(timing(members), Date.parse(at))).toEqual({ from, until });
  });
});

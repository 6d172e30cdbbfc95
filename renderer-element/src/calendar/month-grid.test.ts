import { describe, expect, test } from 'vitest';
import { calendarNames, dayAfterKey, nearestInRange, weeksOf } from './month-grid.ts';

describe('weeksOf', () => {
  test('returns whole weeks from Monday or Sunday', () => {
    const november = weeksOf('2026-11-20', 1);
    expect(november).toHaveLength(6);
    expect(november[0]?.[0]).toBe('2026-10-26');
    expect(november.at(-1)?.at(-1)).toBe('2026-12-06');
    expect(weeksOf('2026-11-20', 7)[0]?.[0]).toBe('2026-11-01');
    expect(weeksOf('2021-02-03', 1)).toHaveLength(4);
  });
});

describe('dayAfterKey', () => {
  test.each([
    ['ArrowLeft', false, '2026-10-31'],
    ['ArrowRight', false, '2026-11-02'],
    ['ArrowUp', false, '2026-10-25'],
    ['ArrowDown', false, '2026-11-08'],
    ['Home', false, '2026-10-26'],
    ['End', false, '2026-11-01'],
    ['PageUp', false, '2026-10-01'],
    ['PageDown', false, '2026-12-01'],
    ['PageUp', true, '2025-11-01'],
    ['PageDown', true, '2027-11-01'],
    ['x', false, undefined],
  ])('%s with shift %s moves from a Sunday to %s', (key, shiftKey, day) => {
    expect(dayAfterKey('2026-11-01', { key, shiftKey }, 1)).toBe(day);
  });

  test('stays within a shorter month, and within the years that a date can have', () => {
    expect(dayAfterKey('2026-01-31', { key: 'PageDown', shiftKey: false }, 1)).toBe('2026-02-28');
    expect(dayAfterKey('9999-12-31', { key: 'ArrowRight', shiftKey: false }, 1)).toBeUndefined();
  });
});

test('a day outside the range becomes the nearest day inside it', () => {
  const range = { min: '2026-11-10', max: '2026-11-20' };
  expect(nearestInRange('2026-01-01', range)).toBe('2026-11-10');
  expect(nearestInRange('2027-01-01', range)).toBe('2026-11-20');
  expect(nearestInRange('2026-11-15', range)).toBe('2026-11-15');
});

test('days and months have names in the language', () => {
  const dutch = calendarNames('nl-NL');
  expect(dutch.weekdays[0]).toEqual({ short: 'ma', long: 'maandag' });
  expect(dutch.monthName('2026-11-20')).toBe('november 2026');
  expect(dutch.dayName('2026-11-20')).toBe('vrijdag 20 november 2026');
  expect(calendarNames('de-DE').weekdays[6]?.long).toBe('Sonntag');
});

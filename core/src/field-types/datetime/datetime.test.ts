import { describe, expect, test } from 'vitest';
import {
  buildFieldOf,
  buildFormatContext,
  buildValidationContext,
} from '../../form/build-context.ts';
import { datetimeDefinition, type DatetimeSettings } from './datetime.ts';

const field = (custom_properties: DatetimeSettings = {}) =>
  buildFieldOf('datetime', { custom_properties });
const parse = (input: unknown) => datetimeDefinition.parse(input, field());
const issues = (value: string, settings?: DatetimeSettings) =>
  datetimeDefinition.validate(value, field(settings), buildValidationContext());

describe('datetime', () => {
  test.each([
    ['2026-11-20 09:30', '2026-11-20 09:30'],
    ['2026-11-20T09:30', '2026-11-20 09:30'],
    ['2026-11-20T09:30:00', '2026-11-20 09:30'],
    ['2026-11-20', '2026-11-20 00:00'],
    ['', null],
    [null, null],
    ['09:30', undefined],
    ['2026-02-29 09:30', undefined],
    ['2026-11-20 24:00', undefined],
    [20261120, undefined],
  ])('reads %j as %j', (input, value) => {
    expect(parse(input)).toBe(value);
  });

  test('keeps to its limits, today as a whole', () => {
    const limits = { min: '2026-11-20 09:00', max: '2026-11-20 17:00' };
    expect(issues('2026-11-20 09:00', limits)).toEqual([]);
    expect(issues('2026-11-20 08:59', limits)).toEqual([
      { code: 'issue.date_after_or_on', params: { item: '20-11-2026 09:00' } },
    ]);
    expect(issues('2026-11-20 17:01', limits)).toEqual([
      { code: 'issue.date_before_or_on', params: { item: '20-11-2026 17:00' } },
    ]);
    expect(issues('2026-11-20 00:00', { past_dates_disabled: true })).toEqual([]);
    expect(issues('2026-11-19 23:59', { past_dates_disabled: true })).toHaveLength(1);
    expect(issues('2026-11-20 23:59', { future_dates_disabled: true })).toEqual([]);
    expect(issues('2026-11-21 00:00', { future_dates_disabled: true })).toHaveLength(1);
  });

  test('begins today at midnight when asked to, and is written with its mask', () => {
    const start = field({ is_current_date_prefill: true, mask: 'DD/MM/YYYY' });
    const value = datetimeDefinition.initialValue(start, buildValidationContext());
    expect(value).toBe('2026-11-20 00:00');
    expect(datetimeDefinition.format(value, start, buildFormatContext())).toBe('20/11/2026 00:00');
  });
});

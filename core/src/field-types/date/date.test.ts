import { describe, expect, test } from 'vitest';
import {
  buildFieldOf,
  buildFormatContext,
  buildValidationContext,
} from '../../form/build-context.ts';
import { dateDefinition, type DateSettings } from './date.ts';
import { dateRange } from './plain-date.ts';

const issues = (value: string, custom_properties: DateSettings = {}) =>
  dateDefinition.validate(
    value,
    buildFieldOf('date', { custom_properties }),
    buildValidationContext(),
  );

describe('date', () => {
  test.each(['31-12-2026', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', 'morgen'])(
    'asks for an existing day in place of %s',
    (value) => {
      expect(issues(value)).toEqual([{ code: 'issue.date_invalid' }]);
    },
  );

  test('names the day that is broken in the field’s own notation', () => {
    expect(issues('2026-01-01', { min: '2026-02-01' })).toEqual([
      { code: 'issue.date_after_or_on', params: { item: '01-02-2026' } },
    ]);
    expect(issues('2026-03-01', { max: '2026-02-01', mask: 'YYYY/MM/DD' })).toEqual([
      { code: 'issue.date_before_or_on', params: { item: '2026/02/01' } },
    ]);
    expect(issues('2026-03-01', { min: '2026-01-01', max: '2026-02-01' })).toEqual([
      { code: 'issue.date_between', params: { start: '01-01-2026', end: '01-02-2026' } },
    ]);
  });

  test('takes today when past or future days are disabled', () => {
    expect(
      issues('2026-11-20', { past_dates_disabled: true, future_dates_disabled: true }),
    ).toEqual([]);
    expect(issues('2026-11-19', { past_dates_disabled: true })).not.toEqual([]);
    expect(issues('2026-11-21', { future_dates_disabled: true })).not.toEqual([]);
  });

  test('narrows its own range by today', () => {
    const settings = { min: '2020-01-01', max: '2030-01-01', past_dates_disabled: true };
    expect(dateRange(settings, '2026-11-20')).toEqual({ min: '2026-11-20', max: '2030-01-01' });
  });

  test('prefills today only without a prefill of its own', () => {
    const custom_properties = { is_current_date_prefill: true };
    const context = buildValidationContext();
    expect(dateDefinition.initialValue(buildFieldOf('date', { custom_properties }), context)).toBe(
      '2026-11-20',
    );
    expect(
      dateDefinition.initialValue(
        buildFieldOf('date', { custom_properties, prefill: '2020-01-01' }),
        context,
      ),
    ).toBe('2020-01-01');
  });

  test('is written with its mask', () => {
    const slashes = buildFieldOf('date', { custom_properties: { mask: 'DD/MM/YYYY' } });
    expect(dateDefinition.format('2026-02-01', buildFieldOf('date'), buildFormatContext())).toBe(
      '01-02-2026',
    );
    expect(dateDefinition.format('2026-02-01', slashes, buildFormatContext())).toBe('01/02/2026');
    expect(dateDefinition.format(null, slashes, buildFormatContext())).toBe('-');
  });
});

describe('a date that follows another', () => {
  const others = { start: { label: 'Begin', answer: '2026-11-10' } };
  const issuesOf = (value: string, custom_properties: DateSettings) =>
    dateDefinition.validate(
      value,
      buildFieldOf('date', { custom_properties }),
      buildValidationContext({
        findField: (id) => (id === 'start' ? others.start : undefined),
      }),
    );

  test.each([
    ['after', '2026-11-10', false],
    ['after', '2026-11-11', true],
    ['after_or_on', '2026-11-09', false],
    ['after_or_on', '2026-11-10', true],
    ['before', '2026-11-10', false],
    ['before', '2026-11-09', true],
    ['before_or_on', '2026-11-11', false],
    ['before_or_on', '2026-11-10', true],
  ] as const)('%s another question: %s', (date_validation, value, isFine) => {
    const settings = { date_validation, date_options_type: 'field', date_option: 'start' } as const;
    expect(issuesOf(value, settings)).toEqual(
      isFine ? [] : [{ code: `issue.date_${date_validation}`, params: { item: 'Begin' } }],
    );
  });

  test('does not follow a question that is empty, hidden or gone', () => {
    const settings = {
      date_validation: 'after',
      date_options_type: 'field',
      date_option: 'gone',
    } as const;
    expect(issuesOf('2020-01-01', settings)).toEqual([]);
  });

  test('counts days from today', () => {
    const settings = {
      date_validation: 'before_or_on',
      date_options_type: 'today',
      date_option: -7,
    } as const;
    expect(issuesOf('2026-11-13', settings)).toEqual([]);
    expect(issuesOf('2026-11-14', settings)).toEqual([
      { code: 'issue.date_before_or_on', params: { item: '13-11-2026' } },
    ]);
  });

  test('lies between two days, both included', () => {
    const settings = {
      date_validation: 'between',
      date_options_type: 'date',
      date_option: '2026-11-01',
      date_option_end: '2026-11-30',
    } as const;
    expect(issuesOf('2026-11-01', settings)).toEqual([]);
    expect(issuesOf('2026-11-30', settings)).toEqual([]);
    expect(issuesOf('2026-12-01', settings)).toEqual([
      { code: 'issue.date_between', params: { start: '01-11-2026', end: '30-11-2026' } },
    ]);
  });
});

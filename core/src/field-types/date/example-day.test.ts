import { describe, expect, test } from 'vitest';
import { buildFieldOf, buildValidationContext } from '../../form/build-context.ts';
import { dateDefinition } from './date.ts';
import { exampleDay } from './example-day.ts';
import type { DateSettings } from './plain-date.ts';

const today = '2026-11-20';

function exampleFor(custom_properties: DateSettings, members = {}): string {
  const field = { ...buildFieldOf('date', { custom_properties }), ...members };
  const takes = (day: string) =>
    dateDefinition.validate(day, field, buildValidationContext()).length === 0;
  return exampleDay(field, today, takes, [custom_properties.min, custom_properties.max]);
}

describe('exampleDay', () => {
  test.each([
    ['any day', {}, '2026-12-31'],
    ['days to come', { past_dates_disabled: true }, '2026-12-31'],
    ['days gone by', { future_dates_disabled: true }, '2025-12-31'],
    ['days from a year ahead', { min: '2027-03-01' }, '2027-12-31'],
    ['a few days', { min: '2027-03-01', max: '2027-03-09' }, '2027-03-01'],
    ['days long ago', { max: '1999-05-01' }, '1999-05-01'],
    [
      'days after another',
      { date_validation: 'after', date_options_type: 'today', date_option: 60 },
      '2027-12-31',
    ],
  ] as const)('is allowed for a question about %s', (_about, settings, day) => {
    expect(exampleFor(settings)).toBe(day);
  });

  test.each([
    { autocomplete_type: 'bday' },
    { label: 'Geboortedatum van uw kind' },
    { label: 'Date of birth' },
    { label: 'Geburtsdatum' },
  ])('is no day of this year for a birth date (%j)', (members) => {
    expect(exampleFor({}, members)).toBe('1985-12-31');
  });

  test('stays within the limits of a birth date', () => {
    expect(exampleFor({ min: '2008-01-01' }, { autocomplete_type: 'bday' })).toBe('2025-12-31');
  });
});

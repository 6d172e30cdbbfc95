import { parseDay } from '../../formats/calendar.ts';
import { emptyText } from '../../formats/empty-text.ts';
import { formatDate } from '../../formats/format-date.ts';
import { dateRangeIssues, type DateRange } from '../../validation/rules/date-range.ts';
import { requiredIssue } from '../../validation/rules/required.ts';
import type { InputDefinition } from '../field-type.ts';
import { isBlank, parseTrimmedText } from '../text-answer.ts';

export interface DateSettings {
  /** The first day allowed, `YYYY-MM-DD`. */
  readonly min?: string;
  /** The last day allowed, `YYYY-MM-DD`. */
  readonly max?: string;
  /** Only today and later. */
  readonly past_dates_disabled?: boolean;
  /** Only today and earlier. */
  readonly future_dates_disabled?: boolean;
  readonly is_current_date_prefill?: boolean;
  /** How the date is written, in `DD`, `MM` and `YYYY`; `DD-MM-YYYY` when absent. */
  readonly mask?: string;
}

/** The days a date field takes: the narrowest of its own limits and those that today sets. */
export function dateRange(settings: DateSettings | undefined, today: string): DateRange {
  const firsts = [settings?.min, settings?.past_dates_disabled ? today : undefined];
  const lasts = [settings?.max, settings?.future_dates_disabled ? today : undefined];
  return {
    min: firsts.filter(isSet).sort().at(-1),
    max: lasts.filter(isSet).sort().at(0),
  };
}

/** A calendar day. Text that is no day stands for what the visitor typed, until it is mended. */
export const dateDefinition: InputDefinition<'date'> = {
  type: 'date',
  role: 'input',
  group: 'input',
  insertable: true,
  validateable: true,
  editors: ['form', 'template'],
  valueKind: 'date',
  settings: [
    'label',
    'name',
    'hint',
    'date_prefill',
    'is_current_date_prefill',
    'autocomplete_type',
    'width',
    'is_required',
    'is_hidden',
    'is_disabled',
    'is_in_summary',
    'date_mask',
    'date_min',
    'date_max',
    'past_dates_disabled',
    'future_dates_disabled',
    'custom_error_message',
    'custom_required_message',
  ],
  emptyValue: null,
  initialValue: (field, { clock }) =>
    field.prefill ?? (field.custom_properties?.is_current_date_prefill ? clock.today() : null),
  isEmpty: isBlank,
  parse: parseTrimmedText,
  missing: requiredIssue,
  validate: (value, field, { clock }) => {
    if (!parseDay(value)) return [{ code: 'issue.date_invalid' }];
    const settings = field.custom_properties;
    return dateRangeIssues(value, dateRange(settings, clock.today()), settings?.mask);
  },
  format: (value, field) =>
    value === null || isBlank(value) ? emptyText : formatDate(value, field.custom_properties?.mask),
};

const isSet = (day: string | undefined): day is string => day !== undefined && day !== '';

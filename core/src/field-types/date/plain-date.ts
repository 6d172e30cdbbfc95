import { parseDay } from '../../formats/dates/calendar.ts';
import { emptyText } from '../../formats/empty-text.ts';
import { formatDate } from '../../formats/dates/format-date.ts';
import { dateRangeIssues, type DateRange } from '../../validation/rules/dates/date-range.ts';
import type { DateRelation } from '../../validation/rules/dates/date-relation.ts';
import { requiredIssue } from '../../validation/rules/required.ts';
import type { InputDefinition } from '../field-type.ts';
import {
  messageSettings,
  questionSettings,
  privacySettings,
  stateSettings,
} from '../settings/setting-lists.ts';
import { isBlank, parseTrimmedText } from '../base/text-answer.ts';

/** What a date is compared with, as stored. */
export type DateOption = string | number;

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
  /** Its required relation to other dates, which `date_options_type` determines. */
  readonly date_validation?: DateRelation;
  /** A given day, so many days from today, or the answer to another question. */
  readonly date_options_type?: 'date' | 'today' | 'field';
  /** The day as `YYYY-MM-DD`, the number of days, or the field's id. */
  readonly date_option?: DateOption;
  /** The end of `between`, found in the same way. */
  readonly date_option_end?: DateOption;
  /** How the date is written, in `DD`, `MM` and `YYYY`; `DD-MM-YYYY` when absent. */
  readonly mask?: string;
}

/** The days that a date field accepts: the narrowest of its own limits and those relative to today. */
export function dateRange(settings: DateSettings | undefined, today: string): DateRange {
  const firsts = [settings?.min, settings?.past_dates_disabled ? today : undefined];
  const lasts = [settings?.max, settings?.future_dates_disabled ? today : undefined];
  return {
    min: firsts.filter(isSet).sort().at(-1),
    max: lasts.filter(isSet).sort().at(0),
  };
}

/**
 * A calendar day without a required relation to another day, as most are. Text that is not a day
 * represents invalid input, until it is corrected.
 */
export const plainDateDefinition: InputDefinition<'date', DateSettings, string> = {
  type: 'date',
  loading: 'first',
  example: { answer: '2026-12-31', wrong: '31-31-2026' },
  role: 'input',
  group: 'input',
  insertable: true,
  validateable: true,
  editors: ['form', 'template'],
  valueKind: 'date',
  settings: [
    ...questionSettings,
    'date_prefill',
    'is_current_date_prefill',
    'autocomplete_type',
    'width',
    ...stateSettings,
    ...privacySettings,
    'date_mask',
    'date_min',
    'date_max',
    'past_dates_disabled',
    'future_dates_disabled',
    'date_validation',
    'date_options_type',
    'date_option',
    'date_option_end',
    ...messageSettings,
  ],
  emptyValue: null,
  initialValue: (field, { clock }) =>
    field.prefill ?? (field.custom_properties?.is_current_date_prefill ? clock.today() : null),
  isEmpty: isBlank,
  parse: parseTrimmedText,
  missing: requiredIssue,
  validate: (value, { custom_properties: settings }, { clock }) => {
    if (!parseDay(value)) return [{ code: 'issue.date_invalid' }];
    const range = dateRange(settings, clock.today());
    return dateRangeIssues(value, range, settings?.mask);
  },
  format: (value, field) =>
    value === null || isBlank(value) ? emptyText : formatDate(value, field.custom_properties?.mask),
};

const isSet = (day: string | undefined): day is string => day !== undefined && day !== '';

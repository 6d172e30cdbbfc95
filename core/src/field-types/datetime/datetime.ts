import { emptyText } from '../../formats/empty-text.ts';
import { formatMoment } from '../../formats/format-date.ts';
import { isDay, isMoment, joinMoment, momentIn } from '../../formats/moment.ts';
import { momentRangeIssues } from '../../validation/rules/dates/moment-range.ts';
import { requiredIssue } from '../../validation/rules/required.ts';
import type { InputDefinition } from '../field-type.ts';
import {
  messageSettings,
  questionSettings,
  privacySettings,
  stateSettings,
} from '../settings/setting-lists.ts';
import { isBlank, parseTrimmedText } from '../base/text-answer.ts';

export interface DatetimeSettings {
  /** The first moment allowed, `YYYY-MM-DD HH:mm`. */
  readonly min?: string;
  /** The last moment allowed, `YYYY-MM-DD HH:mm`. */
  readonly max?: string;
  /** Only today and later. */
  readonly past_dates_disabled?: boolean;
  /** Only today and earlier. */
  readonly future_dates_disabled?: boolean;
  readonly is_current_date_prefill?: boolean;
  /** How the date is written, in `DD`, `MM` and `YYYY`; `DD-MM-YYYY` when absent. */
  readonly mask?: string;
}

/** A day with a time of day, as `YYYY-MM-DD HH:mm`; no answer unless both are real. */
export const datetimeDefinition: InputDefinition<'datetime', DatetimeSettings, string> = {
  type: 'datetime',
  loading: 'light',
  role: 'input',
  group: 'input',
  insertable: false,
  validateable: true,
  editors: ['form', 'template'],
  valueKind: 'datetime',
  settings: [
    ...questionSettings,
    'is_current_date_prefill',
    'width',
    ...stateSettings,
    ...privacySettings,
    'date_mask',
    'moment_min',
    'moment_max',
    'past_dates_disabled',
    'future_dates_disabled',
    ...messageSettings,
  ],
  emptyValue: null,
  initialValue: (field, { clock }) =>
    field.prefill ??
    (field.custom_properties?.is_current_date_prefill ? joinMoment(clock.today(), '') : null),
  isEmpty: isBlank,
  parse: parseMoment,
  missing: requiredIssue,
  validate: (value, field, { clock }) =>
    isMoment(value)
      ? momentRangeIssues(value, field.custom_properties ?? {}, clock.today())
      : [{ code: 'issue.date_invalid' }],
  format: (value, field) =>
    value === null || isBlank(value)
      ? emptyText
      : formatMoment(value, field.custom_properties?.mask),
};

/** A day alone gets the time 00:00; what is no moment cannot be an answer. */
function parseMoment(input: unknown): string | null | undefined {
  const text = parseTrimmedText(input);
  if (typeof text !== 'string') return text;
  return momentIn(text) ?? (isDay(text) ? (joinMoment(text, '') ?? undefined) : undefined);
}

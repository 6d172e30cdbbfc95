import { emptyText } from '../../formats/empty-text.ts';
import { formatMoment } from '../../formats/dates/format-date.ts';
import { isDay, isMoment, joinMoment, momentIn } from '../../formats/dates/moment.ts';
import { momentRangeIssues } from '../../validation/rules/dates/moment-range.ts';
import type { MomentRelation, MomentUnit } from '../../validation/rules/dates/moment-relation.ts';
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
  /** The required relation to the moment of another question. */
  readonly moment_validation?: MomentRelation;
  /** The other question, with a moment or a day as its answer. */
  readonly moment_field?: string;
  /** How much later or earlier, in `moment_unit`; later or earlier at all when absent. */
  readonly moment_distance?: number;
  /** Hours when absent. */
  readonly moment_unit?: MomentUnit;
}

/** A day with a time of day, as `YYYY-MM-DD HH:mm`, that is not compared with another; see `datetime.ts`. */
export const plainDatetimeDefinition: InputDefinition<'datetime', DatetimeSettings, string> = {
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
    'moment_validation',
    'moment_field',
    'moment_distance',
    'moment_unit',
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

/** A day alone gets the time 00:00; other invalid moments cannot be an answer. */
function parseMoment(input: unknown): string | null | undefined {
  const text = parseTrimmedText(input);
  if (typeof text !== 'string') return text;
  return momentIn(text) ?? (isDay(text) ? (joinMoment(text, '') ?? undefined) : undefined);
}

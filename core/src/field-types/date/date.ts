import { parseDay } from '../../formats/calendar.ts';
import { addDays } from '../../formats/shift-day.ts';
import { formatDate } from '../../formats/format-date.ts';
import { dayIn } from '../../formats/moment.ts';
import {
  dateRelationIssues,
  type DateRelation,
  type NamedDay,
} from '../../validation/rules/dates/date-relation.ts';
import type { InputDefinition, IssueAt, ValidationContext } from '../field-type.ts';
import { plainDateDefinition } from './plain-date.ts';

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
  /** How it must stand to other dates, which `date_options_type` says how to find. */
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

/** What a date is compared with, as stored. */
export type DateOption = string | number;

/** A calendar day, and how it must stand to other days. */
export const dateDefinition: InputDefinition<'date'> = {
  ...plainDateDefinition,
  validate: (value, field, context) => [
    ...plainDateDefinition.validate(value, field, context),
    ...(parseDay(value) ? relationIssues(value, field.custom_properties ?? {}, context) : []),
  ],
};

function relationIssues(
  value: string,
  settings: DateSettings,
  context: ValidationContext,
): readonly IssueAt[] {
  const { date_validation: relation, date_option: start, date_option_end: end } = settings;
  if (relation === undefined) return [];
  const find = (option: DateOption | undefined) =>
    findDays[settings.date_options_type ?? 'date'](option, settings, context);
  return dateRelationIssues(value, relation, find(start), find(end));
}

type OptionsType = NonNullable<DateSettings['date_options_type']>;
type FindDay = (
  option: DateOption | undefined,
  settings: DateSettings,
  context: ValidationContext,
) => NamedDay | undefined;

const findDays: Readonly<Record<OptionsType, FindDay>> = {
  date: (option, settings) => nameDay(String(option ?? ''), settings),
  today: (option, settings, { clock }) =>
    nameDay(addDays(clock.today(), Number(option ?? 0)), settings),
  field: (option, _settings, context) => findAnsweredDay(String(option ?? ''), context),
};

function nameDay(day: string, { mask }: DateSettings): NamedDay | undefined {
  return parseDay(day) ? { day, name: formatDate(day, mask) } : undefined;
}

/** Another question is named by its label: a message never holds an answer. */
function findAnsweredDay(id: string, context: ValidationContext): NamedDay | undefined {
  const other = context.findField(id);
  const day = typeof other?.answer === 'string' ? dayIn(other.answer) : undefined;
  return other && day !== undefined ? { day, name: other.label } : undefined;
}

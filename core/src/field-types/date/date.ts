import { parseDay } from '../../formats/calendar.ts';
import { addDays } from '../../formats/shift-day.ts';
import { formatDate } from '../../formats/format-date.ts';
import { dayIn } from '../../formats/moment.ts';
import { dateRelationIssues, type NamedDay } from '../../validation/rules/dates/date-relation.ts';
import type { IssueAt } from '../../validation/issue.ts';
import type { InputDefinition, ValidationContext } from '../field-type.ts';
import { plainDateDefinition, type DateOption, type DateSettings } from './plain-date.ts';

export type { DateOption, DateSettings } from './plain-date.ts';

/** A calendar day, and how it must stand to other days. */
export const dateDefinition: InputDefinition<'date', DateSettings, string> = {
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

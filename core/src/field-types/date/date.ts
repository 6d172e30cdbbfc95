import { parseDay } from '../../formats/dates/calendar.ts';
import { addDays } from '../../formats/dates/shift-day.ts';
import { formatDate } from '../../formats/dates/format-date.ts';
import { dayIn } from '../../formats/dates/moment.ts';
import { dateRelationIssues, type NamedDay } from '../../validation/rules/dates/date-relation.ts';
import type { IssueAt } from '../../validation/issue.ts';
import type { InputDefinition, ValidationContext } from '../field-type.ts';
import { plainDateDefinition, type DateOption, type DateSettings } from './plain-date.ts';

export type { DateOption, DateSettings } from './plain-date.ts';

/** A calendar day, and its required relation to other days. */
export const dateDefinition: InputDefinition<'date', DateSettings, string> = {
  ...plainDateDefinition,
  extraParts: ({ custom_properties: settings = {} }) => {
    if (settings.date_validation !== undefined) return ['date_validation', 'validation_texts'];
    return hasLimits(settings) ? ['validation_texts'] : [];
  },
  validate: (value, field, context) => [
    ...plainDateDefinition.validate(value, field, context),
    ...(parseDay(value) ? relationIssues(value, field.custom_properties ?? {}, context) : []),
  ],
};

const hasLimits = ({ min, max, past_dates_disabled, future_dates_disabled }: DateSettings) =>
  Boolean(min) || Boolean(max) || past_dates_disabled === true || future_dates_disabled === true;

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

/** Another question is referred to by its label: a message never contains an answer. */
function findAnsweredDay(id: string, context: ValidationContext): NamedDay | undefined {
  const other = context.findField(id);
  const day = typeof other?.answer === 'string' ? dayIn(other.answer) : undefined;
  return other && day !== undefined ? { day, name: other.label } : undefined;
}

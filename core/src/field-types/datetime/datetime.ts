import { isMoment, joinMoment, momentIn } from '../../formats/dates/moment.ts';
import {
  momentRelationIssues,
  type NamedMoment,
} from '../../validation/rules/dates/moment-relation.ts';
import type { InputDefinition, ValidationContext } from '../field-type.ts';
import { plainDatetimeDefinition, type DatetimeSettings } from './plain-datetime.ts';

export type { DatetimeSettings } from './plain-datetime.ts';

/** A day with a time of day, as `YYYY-MM-DD HH:mm`, and its required relation to another moment. */
export const datetimeDefinition: InputDefinition<'datetime', DatetimeSettings, string> = {
  ...plainDatetimeDefinition,
  extraParts: ({ custom_properties }) =>
    custom_properties?.moment_validation === undefined ? [] : ['moment_validation'],
  validate: (value, field, context) => {
    const { moment_validation: relation, ...settings } = field.custom_properties ?? {};
    const issues = plainDatetimeDefinition.validate(value, field, context);
    const other = findMoment(settings.moment_field, context);
    if (relation === undefined || other === undefined || !isMoment(value)) return issues;
    const { moment_distance: count = 0, moment_unit: unit = 'hours' } = settings;
    return [...issues, ...momentRelationIssues(value, { relation, other, count, unit })];
  },
};

/** A day counts from midnight. A question is referred to by its label: a message never contains an answer. */
function findMoment(
  id: string | undefined,
  { findField }: ValidationContext,
): NamedMoment | undefined {
  const other = id === undefined ? undefined : findField(id);
  if (typeof other?.answer !== 'string') return undefined;
  const moment = momentIn(other.answer) ?? joinMoment(other.answer, '');
  return moment === null ? undefined : { moment, name: other.label };
}

import * as v from 'valibot';
import { dateRelations } from '../../validation/rules/dates/date-relation.ts';
import type { SettingPart } from './setting-part.ts';
import * as schemas from './setting-schemas.ts';

const dateOptionTypes = ['date', 'today', 'field'] as const;

/** The required relation of a date to another date. */
export const dateRuleParts = {
  date_validation: {
    name: 'date_validation',
    at: 'custom_properties',
    schema: v.picklist(dateRelations),
    input: 'choice',
    section: 'validation',
    effect: 'behaviour',
    default: undefined,
    choices: dateRelations,
  },
  date_options_type: {
    name: 'date_options_type',
    at: 'custom_properties',
    schema: v.picklist(dateOptionTypes),
    input: 'choice',
    section: 'validation',
    effect: 'behaviour',
    default: undefined,
    choices: dateOptionTypes,
    appliesWhen: { name: 'date_validation', at: 'custom_properties' },
  },
  date_option: {
    name: 'date_option',
    at: 'custom_properties',
    schema: schemas.dateOption,
    input: 'date-option',
    section: 'validation',
    effect: 'behaviour',
    default: undefined,
    appliesWhen: { name: 'date_options_type', at: 'custom_properties' },
  },
  date_option_end: {
    name: 'date_option_end',
    at: 'custom_properties',
    schema: schemas.dateOption,
    input: 'date-option',
    section: 'validation',
    effect: 'behaviour',
    default: undefined,
    appliesWhen: { name: 'date_validation', at: 'custom_properties', equals: 'between' },
  },
} as const satisfies Readonly<Record<string, SettingPart>>;

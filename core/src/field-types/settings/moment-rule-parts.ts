import * as v from 'valibot';
import { momentRelations, momentUnits } from '../../validation/rules/dates/moment-relation.ts';
import type { SettingPart } from './setting-part.ts';
import * as schemas from './setting-schemas.ts';

/** The required relation of a moment to the answer of another question. */
export const momentRuleParts = {
  moment_validation: {
    name: 'moment_validation',
    at: 'custom_properties',
    schema: v.picklist(momentRelations),
    input: 'choice',
    section: 'validation',
    effect: 'behaviour',
    default: undefined,
    choices: momentRelations,
  },
  moment_field: {
    name: 'moment_field',
    at: 'custom_properties',
    schema: schemas.reference,
    input: 'field',
    // A text or a result may contain a day or a moment.
    kinds: ['date', 'datetime', 'formula', 'text'],
    section: 'validation',
    effect: 'behaviour',
    default: undefined,
    appliesWhen: { name: 'moment_validation', at: 'custom_properties' },
  },
  moment_distance: {
    name: 'moment_distance',
    at: 'custom_properties',
    schema: schemas.wholeNumber(0, 10_000),
    input: 'number',
    section: 'validation',
    effect: 'behaviour',
    default: undefined,
    appliesWhen: { name: 'moment_validation', at: 'custom_properties' },
  },
  moment_unit: {
    name: 'moment_unit',
    at: 'custom_properties',
    schema: v.picklist(momentUnits),
    input: 'choice',
    section: 'validation',
    effect: 'behaviour',
    default: undefined,
    choices: momentUnits,
    appliesWhen: { name: 'moment_distance', at: 'custom_properties' },
  },
} as const satisfies Readonly<Record<string, SettingPart>>;

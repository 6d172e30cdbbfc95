import type { SettingPart } from './setting-part.ts';
import * as schemas from './setting-schemas.ts';

/** What a field holds before the visitor comes to it, per shape of answer. */
export const prefillParts = {
  text_prefill: {
    name: 'prefill',
    at: 'field',
    schema: schemas.shortText,
    input: 'text',
    section: 'advanced',
    default: undefined,
  },
  long_text_prefill: {
    name: 'prefill',
    at: 'field',
    schema: schemas.longText,
    input: 'multiline',
    section: 'advanced',
    default: undefined,
  },
  number_prefill: {
    name: 'prefill',
    at: 'field',
    schema: schemas.finiteNumber,
    input: 'number',
    section: 'advanced',
    default: undefined,
  },
  date_prefill: {
    name: 'prefill',
    at: 'field',
    schema: schemas.day,
    input: 'date',
    section: 'advanced',
    default: undefined,
  },
  is_current_date_prefill: {
    name: 'is_current_date_prefill',
    at: 'custom_properties',
    schema: schemas.toggle,
    input: 'toggle',
    section: 'advanced',
    default: undefined,
  },
  checkbox_prefill: {
    name: 'prefill',
    at: 'field',
    schema: schemas.toggle,
    input: 'toggle',
    section: 'advanced',
    default: undefined,
  },
  choice_prefill: {
    name: 'prefill',
    at: 'field',
    schema: schemas.choiceId,
    input: 'option',
    section: 'advanced',
    default: undefined,
  },
  choices_prefill: {
    name: 'prefill',
    at: 'field',
    schema: schemas.choiceIds,
    input: 'option-list',
    section: 'advanced',
    default: undefined,
  },
} as const satisfies Readonly<Record<string, SettingPart>>;

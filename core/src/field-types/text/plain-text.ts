import { characterLimitIssues } from '../../validation/rules/character-limit.ts';
import { requiredIssue } from '../../validation/rules/required.ts';
import type { InputDefinition } from '../field-type.ts';
import { prefilled } from '../initial-value.ts';
import { formatText, isBlank, parseText } from '../text-answer.ts';
import { messageSettings, questionSettings, stateSettings } from '../settings/setting-lists.ts';

/** One line of text, of any characters and without a pattern: what most text fields are. */
export const plainTextDefinition: InputDefinition<'text'> = {
  type: 'text',
  role: 'input',
  group: 'input',
  insertable: true,
  validateable: true,
  editors: ['form', 'template'],
  valueKind: 'text',
  settings: [
    ...questionSettings,
    'placeholder',
    'text_prefill',
    'autocomplete_type',
    'width',
    ...stateSettings,
    'character_limit',
    'display_character_limit',
    'character_set',
    'number_of_numerals',
    'pattern',
    ...messageSettings,
  ],
  emptyValue: null,
  initialValue: prefilled,
  isEmpty: isBlank,
  parse: parseText,
  missing: requiredIssue,
  validate: (value, field) => characterLimitIssues(value, field.custom_properties?.character_limit),
  format: formatText,
};

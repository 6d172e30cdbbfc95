import { characterLimitIssues } from '../../validation/rules/text/character-limit.ts';
import type { InputDefinition } from '../field-type.ts';
import { parseText } from '../base/text-answer.ts';
import { messageSettings, questionSettings, stateSettings } from '../settings/setting-lists.ts';
import { textInput } from '../base/text-input.ts';

/** One line of text, of any characters and without a pattern: what most text fields are. */
export const plainTextDefinition: InputDefinition<'text'> = {
  ...textInput,
  type: 'text',
  loading: 'first',
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
  parse: parseText,
  validate: (value, field) => characterLimitIssues(value, field.custom_properties?.character_limit),
};

import { characterLimitIssues } from '../../validation/rules/character-limit.ts';
import {
  characterSetIssues,
  numeralCountIssues,
  type CharacterSet,
} from '../../validation/rules/characters.ts';
import { patternIssues } from '../../validation/rules/pattern.ts';
import { requiredIssue } from '../../validation/rules/required.ts';
import type { InputDefinition } from '../field-type.ts';
import { prefilled } from '../initial-value.ts';
import { formatText, isBlank, parseText } from '../text-answer.ts';
import { messageSettings, questionSettings, stateSettings } from '../settings/setting-lists.ts';

export interface TextSettings {
  readonly character_limit?: number;
  /** Shows how many characters are left. */
  readonly display_character_limit?: boolean;
  /** The characters the answer may hold; any when absent. */
  readonly validation?: CharacterSet;
  /** How many digits a `numeric` answer has. */
  readonly number_of_numerals?: number;
}

/** One line of text. */
export const textDefinition: InputDefinition<'text'> = {
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
  validate: (value, field) => [
    ...characterLimitIssues(value, field.custom_properties?.character_limit),
    ...characterSetIssues(value, field.custom_properties?.validation),
    ...numeralCountIssues(value, numeralCount(field.custom_properties)),
    ...patternIssues(value, field.pattern),
  ],
  format: formatText,
};

const numeralCount = (settings: TextSettings | undefined) =>
  settings?.validation === 'numeric' ? settings.number_of_numerals : undefined;

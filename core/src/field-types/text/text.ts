import { characterLimitIssues } from '../../validation/rules/character-limit.ts';
import { characterSetIssues, type CharacterSet } from '../../validation/rules/characters.ts';
import { patternIssues } from '../../validation/rules/pattern.ts';
import { requiredIssue } from '../../validation/rules/required.ts';
import type { InputDefinition } from '../field-type.ts';
import { prefilled } from '../initial-value.ts';
import { formatText, isBlank, parseText } from '../text-answer.ts';

export interface TextSettings {
  readonly character_limit?: number;
  /** Shows how many characters are left. */
  readonly display_character_limit?: boolean;
  /** The characters the answer may hold; any when absent. */
  readonly validation?: CharacterSet;
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
    'label',
    'name',
    'hint',
    'placeholder',
    'text_prefill',
    'autocomplete_type',
    'width',
    'is_required',
    'is_hidden',
    'is_disabled',
    'is_in_summary',
    'character_limit',
    'display_character_limit',
    'character_set',
    'pattern',
    'custom_error_message',
    'custom_required_message',
  ],
  emptyValue: null,
  initialValue: prefilled,
  isEmpty: isBlank,
  parse: parseText,
  missing: requiredIssue,
  validate: (value, field) => [
    ...characterLimitIssues(value, field.custom_properties?.character_limit),
    ...characterSetIssues(value, field.custom_properties?.validation),
    ...patternIssues(value, field.pattern),
  ],
  format: formatText,
};

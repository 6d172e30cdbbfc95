import { characterLimitIssues } from '../../validation/rules/character-limit.ts';
import { requiredIssue } from '../../validation/rules/required.ts';
import type { InputDefinition } from '../field-type.ts';
import { prefilled } from '../initial-value.ts';
import { formatText, isBlank, parseText } from '../text-answer.ts';
import { messageSettings, questionSettings, stateSettings } from '../settings/setting-lists.ts';

export interface TextareaSettings {
  readonly character_limit?: number;
  /** Shows how many characters are left. */
  readonly display_character_limit?: boolean;
}

/** Text of several lines. */
export const textareaDefinition: InputDefinition<'textarea'> = {
  type: 'textarea',
  role: 'input',
  group: 'input',
  insertable: true,
  validateable: true,
  editors: ['form', 'template'],
  valueKind: 'text',
  settings: [
    ...questionSettings,
    'placeholder',
    'long_text_prefill',
    'height',
    'width',
    ...stateSettings,
    'character_limit',
    'display_character_limit',
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

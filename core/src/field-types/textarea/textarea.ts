import { characterLimitIssues } from '../../validation/rules/text/character-limit.ts';
import type { InputDefinition } from '../field-type.ts';
import { parseText } from '../base/text-answer.ts';
import {
  messageSettings,
  questionSettings,
  privacySettings,
  stateSettings,
} from '../settings/setting-lists.ts';
import { textInput } from '../base/text-input.ts';

export interface TextareaSettings {
  readonly character_limit?: number;
  /** Shows how many characters are left. */
  readonly display_character_limit?: boolean;
}

/** Text of several lines. */
export const textareaDefinition: InputDefinition<'textarea', TextareaSettings, string> = {
  ...textInput,
  type: 'textarea',
  loading: 'first',
  valueKind: 'text',
  settings: [
    ...questionSettings,
    'placeholder',
    'long_text_prefill',
    'height',
    'width',
    ...stateSettings,
    ...privacySettings,
    'character_limit',
    'display_character_limit',
    ...messageSettings,
  ],
  parse: parseText,
  validate: (value, field) => characterLimitIssues(value, field.custom_properties?.character_limit),
};

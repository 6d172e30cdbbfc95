import { characterLimitIssues } from '../../validation/rules/text/character-limit.ts';
import type { CharacterSet } from '../../validation/rules/text/characters.ts';
import { patternIssues } from '../../validation/rules/text/pattern.ts';
import type { InputDefinition } from '../field-type.ts';
import { parseText } from '../base/text-answer.ts';
import { messageSettings, privacySettings, textInputSettings } from '../settings/setting-lists.ts';
import { textInput } from '../base/text-input.ts';

export interface TextSettings {
  readonly character_limit?: number;
  /** Shows how many characters are left. */
  readonly display_character_limit?: boolean;
  /** The characters the answer may hold; any when absent. */
  readonly validation?: CharacterSet;
  /** How many digits a `numeric` answer has. */
  readonly number_of_numerals?: number;
}

/** One line of text, with any characters; most text fields are of this kind. */
export const plainTextDefinition: InputDefinition<'text', TextSettings, string> = {
  ...textInput,
  type: 'text',
  loading: 'first',
  valueKind: 'text',
  settings: [
    ...textInputSettings,
    ...privacySettings,
    'character_limit',
    'display_character_limit',
    'character_set',
    'number_of_numerals',
    'pattern',
    ...messageSettings,
  ],
  parse: parseText,
  validate: (value, field, context) => [
    ...characterLimitIssues(value, field.custom_properties?.character_limit),
    ...patternIssues(value, field.pattern, context),
  ],
};

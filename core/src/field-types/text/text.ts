import { characterLimitIssues } from '../../validation/rules/text/character-limit.ts';
import {
  characterSetIssues,
  numeralCountIssues,
  type CharacterSet,
} from '../../validation/rules/text/characters.ts';
import { patternIssues } from '../../validation/rules/text/pattern.ts';
import type { InputDefinition } from '../field-type.ts';
import { plainTextDefinition } from './plain-text.ts';

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
  ...plainTextDefinition,
  validate: (value, field) => [
    ...characterLimitIssues(value, field.custom_properties?.character_limit),
    ...characterSetIssues(value, field.custom_properties?.validation),
    ...numeralCountIssues(value, numeralCount(field.custom_properties)),
    ...patternIssues(value, field.pattern),
  ],
};

const numeralCount = (settings: TextSettings | undefined) =>
  settings?.validation === 'numeric' ? settings.number_of_numerals : undefined;

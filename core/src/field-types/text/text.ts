import { characterLimitIssues } from '../../validation/rules/text/character-limit.ts';
import { characterSetIssues, numeralCountIssues } from '../../validation/rules/text/characters.ts';
import { patternIssues } from '../../validation/rules/text/pattern.ts';
import type { InputDefinition } from '../field-type.ts';
import { plainTextDefinition, type TextSettings } from './plain-text.ts';

export type { TextSettings } from './plain-text.ts';

/** One line of text. */
export const textDefinition: InputDefinition<'text', TextSettings, string> = {
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

import { characterSetIssues, numeralCountIssues } from '../../validation/rules/text/characters.ts';
import type { InputDefinition } from '../field-type.ts';
import { plainTextDefinition, type TextSettings } from './plain-text.ts';

export type { TextSettings } from './plain-text.ts';

/** One line of text. */
export const textDefinition: InputDefinition<'text', TextSettings, string> = {
  ...plainTextDefinition,
  extraParts: ({ custom_properties }) =>
    custom_properties?.validation === undefined ? [] : ['validation', 'validation_texts'],
  validate: (value, field, context) => [
    ...plainTextDefinition.validate(value, field, context),
    ...characterSetIssues(value, field.custom_properties?.validation),
    ...numeralCountIssues(value, numeralCount(field.custom_properties)),
  ],
};

const numeralCount = (settings: TextSettings | undefined) =>
  settings?.validation === 'numeric' ? settings.number_of_numerals : undefined;

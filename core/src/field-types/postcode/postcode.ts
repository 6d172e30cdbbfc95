import { emptyText } from '../../formats/empty-text.ts';
import { postcodeIssues, type PostcodeCountry } from '../../validation/rules/text/postcode.ts';
import type { InputDefinition } from '../field-type.ts';
import { isBlank } from '../base/text-answer.ts';
import { messageSettings, privacySettings, textInputSettings } from '../settings/setting-lists.ts';
import { textInput } from '../base/text-input.ts';

export interface PostcodeSettings {
  /** Dutch when absent. */
  readonly country_code?: PostcodeCountry;
}

/** A postal code of the Netherlands, Belgium or either. */
export const postcodeDefinition: InputDefinition<'postcode', PostcodeSettings, string> = {
  ...textInput,
  type: 'postcode',
  dataCategory: 'name_address',
  loading: 'first',
  example: { answer: '1234 AB', wrong: '12' },
  valueKind: 'presence',
  settings: [...textInputSettings, ...privacySettings, 'country_code', ...messageSettings],
  validate: (value, field) =>
    postcodeIssues(value.trim(), field.custom_properties?.country_code ?? 'NL'),
  format: (value) =>
    value === null || isBlank(value)
      ? emptyText
      : value
          .trim()
          .toUpperCase()
          .replace(/^(\d{4})([A-Z]{2})$/, '$1 $2'),
};

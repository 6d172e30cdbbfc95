import { characterLimitIssues } from '../../validation/rules/text/character-limit.ts';
import { patternIssues } from '../../validation/rules/text/pattern.ts';
import { isUrl } from '../../validation/rules/text/url.ts';
import type { InputDefinition } from '../field-type.ts';
import { messageSettings, textInputSettings } from '../settings/setting-lists.ts';
import { textInput } from '../base/text-input.ts';

export interface UrlSettings {
  readonly character_limit?: number;
  /** Shows how many characters are left. */
  readonly display_character_limit?: boolean;
}

/** An address on the web. */
export const urlDefinition: InputDefinition<'url', UrlSettings, string> = {
  ...textInput,
  type: 'url',
  loading: 'light',
  messages: ['issue.url'],
  example: { answer: 'https://www.voorbeeld.nl', wrong: 'geen adres' },
  valueKind: 'text',
  settings: [
    ...textInputSettings,
    'character_limit',
    'display_character_limit',
    'pattern',
    ...messageSettings,
  ],
  validate: (value, field, context) => [
    ...(isUrl(value) ? [] : [{ code: 'issue.url' } as const]),
    ...characterLimitIssues(value, field.custom_properties?.character_limit),
    ...patternIssues(value.trim(), field.pattern, context),
  ],
};

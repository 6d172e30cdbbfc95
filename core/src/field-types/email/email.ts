import { characterLimitIssues } from '../../validation/rules/text/character-limit.ts';
import { emailIssues } from '../../validation/rules/text/email.ts';
import { patternIssues } from '../../validation/rules/text/pattern.ts';
import type { InputDefinition } from '../field-type.ts';
import { messageSettings, textInputSettings } from '../settings/setting-lists.ts';
import { textInput } from '../base/text-input.ts';

export interface EmailSettings {
  /** Applies from 6 on: the shortest address is that long. */
  readonly character_limit?: number;
  /** Shows how many characters are left. */
  readonly display_character_limit?: boolean;
}

const minLimit = 6;

/** The character limit of an e-mail field, if it is one that applies. */
export function emailLimit(settings: EmailSettings | undefined): number | undefined {
  const limit = settings?.character_limit;
  return limit !== undefined && limit >= minLimit ? limit : undefined;
}

/** An e-mail address. */
export const emailDefinition: InputDefinition<'email', EmailSettings, string> = {
  ...textInput,
  type: 'email',
  loading: 'first',
  example: { answer: 'fatima@voorbeeld.nl', wrong: 'fatima@' },
  valueKind: 'text',
  isMailAddress: true,
  settings: [
    ...textInputSettings,
    'character_limit',
    'display_character_limit',
    'pattern',
    ...messageSettings,
  ],
  validate: (value, field, context) => {
    const address = value.trim();
    return [
      ...emailIssues(address),
      ...characterLimitIssues(address, emailLimit(field.custom_properties)),
      ...patternIssues(address, field.pattern, context),
    ];
  },
};

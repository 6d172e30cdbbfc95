import { patternIssues } from '../../validation/rules/text/pattern.ts';
import { phoneIssues, type PhoneForm } from '../../validation/rules/text/phone.ts';
import type { InputDefinition } from '../field-type.ts';
import { messageSettings, privacySettings, textInputSettings } from '../settings/setting-lists.ts';
import { textInput } from '../base/text-input.ts';

export interface PhoneSettings {
  /** The numbers it takes; Dutch and international ones when absent. */
  readonly validation?: PhoneForm;
}

/** A phone number. */
export const phoneDefinition: InputDefinition<'phone', PhoneSettings, string> = {
  ...textInput,
  type: 'phone',
  dataCategory: 'contact',
  loading: 'phone',
  messages: [
    'issue.phone',
    'issue.phone_dutch',
    'issue.phone_dutch_mobile',
    'issue.phone_international',
  ],
  example: { answer: '0612345678', wrong: '06-123' },
  valueKind: 'text',
  settings: [...textInputSettings, ...privacySettings, 'phone_form', 'pattern', ...messageSettings],
  validate: (value, field, context) => [
    ...phoneIssues(value, field.custom_properties?.validation),
    ...patternIssues(value.trim(), field.pattern, context),
  ],
};

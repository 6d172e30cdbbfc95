import { patternIssues } from '../../validation/rules/text/pattern.ts';
import type { InputDefinition } from '../field-type.ts';
import { plainEmailDefinition, type EmailSettings } from './plain-email.ts';

export { emailLimit, type EmailSettings } from './plain-email.ts';

/** An e-mail address. */
export const emailDefinition: InputDefinition<'email', EmailSettings, string> = {
  ...plainEmailDefinition,
  validate: (value, field, context) => [
    ...plainEmailDefinition.validate(value, field, context),
    ...patternIssues(value.trim(), field.pattern),
  ],
};

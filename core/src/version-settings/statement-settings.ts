import * as v from 'valibot';
import type { VersionSetting } from './version-setting.ts';

const statement = {
  schema: v.pipe(v.string(), v.maxLength(2000)),
  default: () => '',
  effect: 'behaviour',
  input: 'multiline',
  section: 'statements',
  hasHelp: true,
  isVisitorText: true,
} as const;

/** What visitors declare before they send the form: that they answered truthfully. */
export const truthStatement = {
  key: 'statements.truth',
  ...statement,
} as const satisfies VersionSetting;

/** What visitors consent to before they send the form. */
export const consentStatement = {
  key: 'statements.consent',
  ...statement,
} as const satisfies VersionSetting;

/** The settings of statements, in the order of the panel and of the form. */
export const statementSettings = [truthStatement, consentStatement] as const;

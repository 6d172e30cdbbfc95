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

/** The text with which visitors declare, before submitting, that they answered truthfully. */
export const truthStatement = {
  key: 'statements.truth',
  ...statement,
} as const satisfies VersionSetting;

/** The text to which visitors consent before submitting. */
export const consentStatement = {
  key: 'statements.consent',
  ...statement,
} as const satisfies VersionSetting;

/** The settings of statements, in the order of the panel and of the form. */
export const statementSettings = [truthStatement, consentStatement] as const;

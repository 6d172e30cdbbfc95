import * as v from 'valibot';
import { coSignatureLoginsSchema } from './co-signature-login.ts';
import type { VersionSetting } from '../version-setting.ts';

const shared = { effect: 'behaviour', section: 'co_signature' } as const;

/** A second person signs, by mail or by login, before the submission becomes final. */
export const hasCoSignature = {
  key: 'co_signature.is_enabled',
  ...shared,
  schema: v.boolean(),
  default: () => false,
  input: 'switch',
  hasHelp: true,
  feature: 'co_signing',
} as const satisfies VersionSetting;

/** Only applies when a co-signature is required. */
const detail = { ...shared, appliesWhen: hasCoSignature.key } as const;

/** Whether the link in the mail is sufficient, or the co-signer must log in as well. */
export const coSignatureMethod = {
  key: 'co_signature.method',
  ...detail,
  schema: v.picklist(['mail', 'login']),
  default: () => 'mail',
  input: 'choice',
  choices: ['mail', 'login'],
  hasHelp: true,
} as const satisfies VersionSetting;

/** The logins from which the co-signer chooses. */
export const coSignatureLogins = {
  key: 'co_signature.logins',
  ...shared,
  appliesWhen: coSignatureMethod.key,
  appliesWhenIs: 'login',
  schema: coSignatureLoginsSchema,
  default: () => [],
  input: 'logins',
  hasHelp: true,
  isServerOnly: true,
} as const satisfies VersionSetting;

/** The id of a field, or nothing. */
const fieldId = {
  ...detail,
  schema: v.pipe(v.string(), v.maxLength(100)),
  default: () => '',
} as const;

const maxDays = 90;
const days = {
  ...detail,
  schema: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(maxDays)),
  input: 'number',
  hasHelp: true,
  isServerOnly: true,
} as const;

/** The e-mail field with the address of the second person. */
export const coSigner = {
  key: 'co_signature.recipient',
  ...fieldId,
  input: 'email-field',
  hasHelp: true,
} as const satisfies VersionSetting;

/** The text field with the name of the second person; may be empty. */
export const coSignerName = {
  key: 'co_signature.name',
  ...fieldId,
  input: 'text-field',
  isServerOnly: true,
} as const satisfies VersionSetting;

/** The text to which the co-signer agrees; when empty, the product's own text. */
export const coSignatureText = {
  key: 'co_signature.text',
  ...detail,
  schema: v.pipe(v.string(), v.maxLength(2000)),
  default: () => '',
  input: 'multiline',
  hasHelp: true,
  isVisitorText: true,
  isServerOnly: true,
} as const satisfies VersionSetting;

/** The number of days in which to sign. */
export const coSignatureDays = {
  key: 'co_signature.days',
  ...days,
  schema: v.pipe(days.schema, v.minValue(1)),
  default: () => 14,
  limits: { min: 1, max: maxDays },
} as const satisfies VersionSetting;

/** The number of days without an answer after which a reminder is sent; 0: none. */
export const coSignatureReminder = {
  key: 'co_signature.reminder_days',
  ...days,
  default: () => 7,
  limits: { min: 0, max: maxDays },
} as const satisfies VersionSetting;

/** The settings of a co-signature, in the order of the panel. */
export const coSignatureSettings = [
  hasCoSignature,
  coSignatureMethod,
  coSignatureLogins,
  coSigner,
  coSignerName,
  coSignatureText,
  coSignatureDays,
  coSignatureReminder,
] as const;

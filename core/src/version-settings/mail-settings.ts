import * as v from 'valibot';
import type { VersionSetting } from './version-setting.ts';

const section = 'mail';

/** A mail setting that is on or off. */
const mailSwitch = {
  schema: v.boolean(),
  default: () => false,
  effect: 'behaviour',
  input: 'switch',
  section,
} as const;

/** Mails a confirmation to the visitor once the submission is final. */
export const hasConfirmationMail = {
  key: 'confirmation_mail.is_enabled',
  ...mailSwitch,
  hasHelp: true,
} as const satisfies VersionSetting;

/** The id of the e-mail field with the recipient of the confirmation. */
export const mailRecipient = {
  key: 'confirmation_mail.recipient',
  schema: v.pipe(v.string(), v.maxLength(100)),
  default: () => '',
  effect: 'behaviour',
  input: 'email-field',
  section,
  appliesWhen: hasConfirmationMail.key,
} as const satisfies VersionSetting;

/** Plain text with formulas between `{{` and `}}`, such as `{{ {a1b2} }}` for an answer. */
export const mailSubject = {
  key: 'confirmation_mail.subject',
  schema: v.pipe(v.string(), v.maxLength(200)),
  default: () => '',
  effect: 'wording',
  input: 'template',
  section,
  appliesWhen: hasConfirmationMail.key,
  isVisitorText: true,
  isServerOnly: true,
} as const satisfies VersionSetting;

/** Text of several paragraphs with formulas; when empty, the product's own text. */
export const mailText = {
  key: 'confirmation_mail.text',
  schema: v.pipe(v.string(), v.maxLength(5000)),
  default: () => '',
  effect: 'wording',
  input: 'template-lines',
  section,
  hasHelp: true,
  appliesWhen: hasConfirmationMail.key,
  isVisitorText: true,
  isServerOnly: true,
} as const satisfies VersionSetting;

/** Lists the answers in the confirmation, with sensitive ones masked. */
export const mailHasAnswers = {
  key: 'confirmation_mail.has_answers',
  ...mailSwitch,
  hasHelp: true,
  appliesWhen: hasConfirmationMail.key,
  isServerOnly: true,
} as const satisfies VersionSetting;

/** Attaches the answers as a PDF, with sensitive ones masked. */
export const mailHasPdf = {
  key: 'confirmation_mail.has_pdf',
  ...mailSwitch,
  appliesWhen: hasConfirmationMail.key,
  isServerOnly: true,
} as const satisfies VersionSetting;

/** Attaches the visitor's uploaded files, except those of sensitive questions. */
export const mailHasFiles = {
  key: 'confirmation_mail.has_files',
  ...mailSwitch,
  hasHelp: true,
  appliesWhen: hasConfirmationMail.key,
  isServerOnly: true,
} as const satisfies VersionSetting;

/** Lets visitors mail themselves a copy of their answers after sending. */
export const offersCopyMail = {
  key: 'copy_mail.is_offered',
  ...mailSwitch,
  default: () => true,
  hasHelp: true,
} as const satisfies VersionSetting;

/** Attaches the answers to that copy as a PDF. */
export const copyMailHasPdf = {
  key: 'copy_mail.has_pdf',
  ...mailSwitch,
  default: () => true,
  appliesWhen: offersCopyMail.key,
  isServerOnly: true,
} as const satisfies VersionSetting;

/** The settings of mails about a submission, in the order of the panel. */
export const mailSettings = [
  hasConfirmationMail,
  mailRecipient,
  mailSubject,
  mailText,
  mailHasAnswers,
  mailHasPdf,
  mailHasFiles,
  offersCopyMail,
  copyMailHasPdf,
] as const;

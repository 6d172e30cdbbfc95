import * as v from 'valibot';
import { coSignatureSettings } from './co-signature/co-signature-settings.ts';
import { integrations } from './integrations/integration-settings.ts';
import { mailSettings } from './mail-settings.ts';
import { routingSettings } from './routing-settings.ts';
import { previewSettings } from './preview-settings.ts';
import { testSettings } from './test-settings.ts';
import { processingSettings } from './processing-settings.ts';
import { statementSettings } from './statement-settings.ts';
import { minTranslatedPercent } from './translation-settings.ts';
import type { VersionSetting } from './version-setting.ts';

/** Whether there is a summary before submitting; by default not in forms with one page. */
export const hasSummary = {
  key: 'theme.has_summary',
  schema: v.boolean(),
  default: ({ pages }) => pages.length > 1,
  effect: 'behaviour',
  section: 'appearance',
  input: 'switch',
  hasHelp: true,
} as const satisfies VersionSetting;

/** How the visitor's progress is shown. */
export const hasProgress = {
  key: 'theme.has_progress',
  schema: v.boolean(),
  default: () => true,
  effect: 'wording',
  section: 'appearance',
  input: 'switch',
} as const satisfies VersionSetting;

/** Progress as a bar, or as a list of all steps. */
export const progressType = {
  key: 'theme.has_progress.type',
  schema: v.picklist(['linear', 'steps']),
  default: () => 'linear',
  effect: 'wording',
  section: 'appearance',
  input: 'choice',
  choices: ['linear', 'steps'],
  appliesWhen: hasProgress.key,
} as const satisfies VersionSetting;

/** A stepper with the name of every step; completed steps are links. */
export const hasStepper = {
  key: 'theme.has_stepper',
  schema: v.boolean(),
  default: () => false,
  effect: 'wording',
  section: 'appearance',
  input: 'switch',
} as const satisfies VersionSetting;

/** The tenant's own style rules, for what the theme's colours and fonts cannot express. */
export const themeCss = {
  key: 'theme.css',
  schema: v.pipe(v.string(), v.maxLength(20_000)),
  default: () => '',
  effect: 'wording',
  input: 'none',
  isServerOnly: true,
} as const satisfies VersionSetting;

/** The plain text after submitting, about what happens next. */
export const confirmationText = {
  key: 'confirmation.text',
  schema: v.pipe(v.string(), v.maxLength(2000)),
  default: () => '',
  effect: 'wording',
  section: 'confirmation',
  input: 'multiline',
  hasHelp: true,
  isVisitorText: true,
} as const satisfies VersionSetting;

/** A page of one of the tenant's own sites to return to after submitting. */
export const returnUrl = {
  key: 'confirmation.return_url',
  schema: v.pipe(v.string(), v.trim(), v.maxLength(2000), v.regex(/^(?:https?:\/\/\S+)?$/)),
  default: () => '',
  effect: 'behaviour',
  section: 'confirmation',
  input: 'text',
  hasHelp: true,
} as const satisfies VersionSetting;

/** Keeps unsent answers on the visitor's device; off for sensitive forms. */
export const keepsDrafts = {
  key: 'drafts.on_device',
  schema: v.boolean(),
  default: () => true,
  effect: 'behaviour',
  section: 'access',
  input: 'switch',
  hasHelp: true,
} as const satisfies VersionSetting;

/** Counts the visits of the form, without saying whose; the tenant can switch counting off for all its forms. */
export const countsVisits = {
  key: 'insight.is_enabled',
  schema: v.boolean(),
  default: () => true,
  effect: 'wording',
  section: 'access',
  input: 'switch',
  hasHelp: true,
  isServerOnly: true,
} as const satisfies VersionSetting;

/** The Google Tag Manager container of the form's own page in production; never loaded beside a login or secrets. */
export const tagManagerId = {
  key: 'gtm.id',
  schema: v.pipe(v.string(), v.trim(), v.regex(/^(?:GTM-[A-Z\d]{4,12})?$/)),
  default: () => '',
  effect: 'integration',
  section: 'access',
  input: 'text',
  hasHelp: true,
} as const satisfies VersionSetting;

/** Every setting of a version, in the order in which the panel of the form offers them. */
export const versionSettings = [
  confirmationText,
  returnUrl,
  hasSummary,
  hasProgress,
  progressType,
  hasStepper,
  keepsDrafts,
  countsVisits,
  tagManagerId,
  themeCss,
  ...statementSettings,
  ...coSignatureSettings,
  ...mailSettings,
  ...routingSettings,
  ...processingSettings,
  integrations,
  minTranslatedPercent,
  ...testSettings,
  ...previewSettings,
] as const;

/** The key of a setting of a version. */
export type VersionSettingKey = (typeof versionSettings)[number]['key'];

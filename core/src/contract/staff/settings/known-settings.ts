import * as v from 'valibot';
import { retentionDaysSchema } from '../submissions/retention.ts';
import { sessionLimits } from '../users/session-limits.ts';
import { plainWordLinesSchema } from '../../../plain-language/plain-word.ts';
import { confidentialityLevels } from '../../confidentiality-levels.ts';
import { logRetentionLimits, type LogKind } from '../../../logbook/log-retention.ts';
import type { LoggedField, LoggedWord } from '../../../logbook/logged-words.ts';

const text = v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(200)));
const flag = v.boolean();
const colour = v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)));

/**
 * A path on this server or a secure URL, including the local machine's as browsers define it: the strict
 * Content-Security-Policy allows no more.
 */
const address = v.nullable(
  v.pipe(
    v.string(),
    v.maxLength(500),
    v.regex(/^(?:https:\/\/|http:\/\/localhost(?=[:/]|$)|\/)\S*$/),
  ),
);
/** Dutch, the fallback of the product's texts, stays. */
const languages = v.pipe(v.array(v.picklist(['nl', 'en', 'de'])), v.includes('nl'));
const wholeNumber = ({
  minimum,
  maximum,
}: {
  readonly minimum: number;
  readonly maximum: number;
}) => v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum));
const emailAddress = v.nullable(v.pipe(v.string(), v.email(), v.maxLength(200)));

/** Who needs a second factor; `administrators` are users who manage people or settings. */
export const mfaPolicies = [
  'nobody',
  'administrators',
  'everyone',
] as const satisfies readonly LoggedWord[];

/**
 * Who may sign in with a password or passkey; `emergency` is root, who keeps access while the outside providers do not
 * work. It has effect while the tenant has an outside provider.
 */
export const passwordSignInPolicies = [
  'everyone',
  'emergency',
] as const satisfies readonly LoggedWord[];

/** One setting of a tenant: its schema and its default. */
function setting<const S extends v.GenericSchema<unknown, SettingOutput>>(
  schema: S,
  initial: v.InferOutput<S>,
) {
  return { schema, initial };
}

function logDays(limits: (typeof logRetentionLimits)[LogKind]) {
  return setting(wholeNumber(limits), limits.initial);
}

type SettingOutput = string | number | boolean | string[] | null;
type KnownSetting = ReturnType<typeof setting>;

/** Every setting by id; every signed-in user can read them, so none is secret. */
export const knownSettings = {
  product_enabled: setting(flag, true),
  /** The user who proposed a version does not approve it. */
  four_eyes: setting(flag, true),
  /** An export with a readable BSN waits until another user who may export the form allows it. */
  export_consent: setting(flag, false),
  /** Without a decision within this many days the export fails. */
  export_consent_days: setting(wholeNumber({ minimum: 1, maximum: 30 }), 7),
  /** The default confidentiality of new forms and building blocks. */
  new_form_confidentiality: setting(v.picklist(confidentialityLevels), 'public'),
  mfa: setting(v.picklist(mfaPolicies), 'administrators'),
  password_sign_in: setting(v.picklist(passwordSignInPolicies), 'everyone'),
  /** A session ends after this many minutes without activity. */
  session_idle_minutes: setting(
    wholeNumber(sessionLimits.idleMinutes),
    sessionLimits.idleMinutes.initial,
  ),
  /** A session ends this many hours after the sign-in. */
  session_hours: setting(wholeNumber(sessionLimits.hours), sessionLimits.hours.initial),
  /** Files with a virus are kept this many days, sealed. */
  quarantine_days: setting(wholeNumber({ minimum: 1, maximum: 90 }), 30),
  title: setting(text, null),
  languages: setting(languages, ['nl', 'en', 'de']),
  default_language: setting(v.picklist(['nl', 'en', 'de']), 'nl'),
  primary_colour: setting(colour, null),
  secondary_colour: setting(colour, null),
  theme_style_url: setting(address, null),
  splash_logo: setting(address, null),
  navigation_logo: setting(address, null),
  site_url: setting(address, null),
  accessibility_url: setting(address, null),
  privacy_url: setting(address, null),
  contact_url: setting(address, null),
  app_favicon: setting(address, null),
  login_logo: setting(address, null),
  login_background: setting(address, null),
  mail_logo: setting(address, null),
  mail_from_name: setting(text, null),
  mail_from_address: setting(emailAddress, null),
  /** The mail address for reports of failed deliveries. */
  delivery_notice_address: setting(emailAddress, null),
  /** Whether visits of forms are counted, without personal data. */
  insight_enabled: setting(v.boolean(), true),
  /** The organisation's difficult words for the form checker, each as `difficult = plain`. */
  plain_words: setting(plainWordLinesSchema, []),
  /** The default retention in days by outcome, for forms without terms; `null`: forever. */
  retention_default_completed: setting(retentionDaysSchema, null),
  retention_default_saved: setting(retentionDaysSchema, 90),
  retention_default_aborted: setting(retentionDaysSchema, 30),
  retention_default_failed: setting(retentionDaysSchema, 90),
  /** The maximum retention of a form. */
  retention_maximum_completed: setting(retentionDaysSchema, null),
  retention_maximum_saved: setting(retentionDaysSchema, null),
  retention_maximum_aborted: setting(retentionDaysSchema, null),
  retention_maximum_failed: setting(retentionDaysSchema, null),
  /** For how many years after the year of payment the payments of deleted submissions are kept (AWR, article 52). */
  payment_ledger_years: setting(wholeNumber({ minimum: 7, maximum: 30 }), 7),
  /** The retention of the logs in days. */
  logbook_days_security: logDays(logRetentionLimits.security),
  logbook_days_handling: logDays(logRetentionLimits.handling),
  logbook_days_administration: logDays(logRetentionLimits.administration),
  processing_log_days: logDays(logRetentionLimits.processing),
} as const satisfies Readonly<Partial<Record<LoggedField, KnownSetting>>>;

export type SettingId = keyof typeof knownSettings;

/** Whether there is a setting by this id. */
export function isSettingId(id: string): id is SettingId {
  return Object.hasOwn(knownSettings, id);
}

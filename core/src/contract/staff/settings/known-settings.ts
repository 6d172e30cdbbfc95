import * as v from 'valibot';
import { maxRetentionDays, retentionDaysSchema } from '../submissions/retention.ts';
import { passwordLimits } from '../users/password-limits.ts';
import { sessionLimits } from '../users/session-limits.ts';
import { plainWordLinesSchema } from '../../../plain-language/plain-word.ts';
import { confidentialityLevels } from '../../confidentiality-levels.ts';
import { logRetentionLimits } from '../../../logbook/log-retention.ts';
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

/** The smallest and largest value of a setting that is a number. */
export interface SettingLimits {
  readonly minimum: number;
  readonly maximum: number;
}

/** A whole number within limits. */
function wholeNumber(limits: SettingLimits & { readonly initial: number }) {
  const { minimum, maximum, initial } = limits;
  const schema = v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum));
  return { ...setting(schema, initial), limits };
}

/** A whole number within limits, or `null` for none, which is the default. */
function optionalNumber(limits: SettingLimits) {
  const { minimum, maximum } = limits;
  const schema = v.pipe(v.number(), v.integer(), v.minValue(minimum), v.maxValue(maximum));
  return { ...setting(v.nullable(schema), null), limits };
}

/** A number of days after which submissions are deleted; `null`: never. */
const retentionDays = (initial: number | null) => ({
  ...setting(retentionDaysSchema, initial),
  limits: { minimum: 1, maximum: maxRetentionDays },
});

type SettingOutput = string | number | boolean | string[] | null;
type KnownSetting = ReturnType<typeof setting> & { readonly limits?: SettingLimits };

/** Every setting by id; every signed-in user can read them, so none is secret. */
export const knownSettings = {
  product_enabled: setting(flag, true),
  /** The user who proposed a version does not approve it. */
  four_eyes: setting(flag, true),
  /** An export with a readable BSN waits until another user who may export the form allows it. */
  export_consent: setting(flag, false),
  /** Without a decision within this many days the export fails. */
  export_consent_days: wholeNumber({ minimum: 1, maximum: 30, initial: 7 }),
  /** The default confidentiality of new forms and building blocks. */
  new_form_confidentiality: setting(v.picklist(confidentialityLevels), 'public'),
  mfa: setting(v.picklist(mfaPolicies), 'administrators'),
  password_sign_in: setting(v.picklist(passwordSignInPolicies), 'everyone'),
  /** The fewest characters of a new password. */
  password_min_length: wholeNumber(passwordLimits.minLength),
  /** How many earlier passwords a user may not choose again, the present one included. */
  password_history: wholeNumber(passwordLimits.history),
  /** After this many days a password must be changed; `null`: never. Not that of root. */
  password_max_days: optionalNumber(passwordLimits.maxDays),
  /** A session ends after this many minutes without activity. */
  session_idle_minutes: wholeNumber(sessionLimits.idleMinutes),
  /** A session ends this many hours after the sign-in. */
  session_hours: wholeNumber(sessionLimits.hours),
  /** Files with a virus are kept this many days, sealed. */
  quarantine_days: wholeNumber({ minimum: 1, maximum: 90, initial: 30 }),
  title: setting(text, null),
  languages: setting(languages, ['nl', 'en', 'de']),
  default_language: setting(v.picklist(['nl', 'en', 'de']), 'nl'),
  primary_colour: setting(colour, null),
  /** Part of a theme; only `null` is accepted here (decision 0067). */
  secondary_colour: setting(v.null(), null),
  /** The style sheet of a theme has an address on this server, `theme_style_url` of a version; only `null` here. */
  theme_style_url: setting(v.null(), null),
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
  retention_default_completed: retentionDays(null),
  retention_default_saved: retentionDays(90),
  retention_default_aborted: retentionDays(30),
  retention_default_failed: retentionDays(90),
  /** The maximum retention of a form. */
  retention_maximum_completed: retentionDays(null),
  retention_maximum_saved: retentionDays(null),
  retention_maximum_aborted: retentionDays(null),
  retention_maximum_failed: retentionDays(null),
  /** For how many years after the year of payment the payments of deleted submissions are kept (AWR, article 52). */
  payment_ledger_years: wholeNumber({ minimum: 7, maximum: 30, initial: 7 }),
  /** The retention of the logs in days. */
  logbook_days_security: wholeNumber(logRetentionLimits.security),
  logbook_days_handling: wholeNumber(logRetentionLimits.handling),
  logbook_days_administration: wholeNumber(logRetentionLimits.administration),
  processing_log_days: wholeNumber(logRetentionLimits.processing),
} as const satisfies Readonly<Partial<Record<LoggedField, KnownSetting>>>;

export type SettingId = keyof typeof knownSettings;

/** The limits of a setting; `undefined` for one that is no number. */
export function settingLimits(id: SettingId): SettingLimits | undefined {
  const known: KnownSetting = knownSettings[id];
  return known.limits;
}

/** Whether there is a setting by this id. */
export function isSettingId(id: string): id is SettingId {
  return Object.hasOwn(knownSettings, id);
}

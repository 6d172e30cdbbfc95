import * as v from 'valibot';

const text = v.nullable(v.pipe(v.string(), v.trim(), v.maxLength(200)));
const flag = v.boolean();
const colour = v.nullable(v.pipe(v.string(), v.regex(/^#[0-9a-f]{6}$/i)));

/**
 * A path on this server or a secure address, to which browsers count this machine's own: the strict
 * Content-Security-Policy allows no more.
 */
const address = v.nullable(
  v.pipe(
    v.string(),
    v.maxLength(500),
    v.regex(/^(?:https:\/\/|http:\/\/localhost(?=[:/]|$)|\/)\S*$/),
  ),
);
const languages = v.pipe(v.array(v.picklist(['nl', 'en', 'de'])), v.minLength(1));
const emailAddress = v.nullable(v.pipe(v.string(), v.email(), v.maxLength(200)));

/** One setting of a tenant: what it may be and what it is until someone sets it. */
function setting<const S extends v.GenericSchema<unknown, SettingOutput>>(
  schema: S,
  initial: v.InferOutput<S>,
) {
  return { schema, initial };
}

type SettingOutput = string | boolean | string[] | null;

/** Every setting by id; every signed-in user can read them, so none is a secret. */
export const knownSettings = {
  product_enabled: setting(flag, true),
  /** The user who proposed a version does not approve it. */
  four_eyes: setting(flag, true),
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
} as const;

export type SettingId = keyof typeof knownSettings;

/** Whether there is a setting by this id. */
export function isSettingId(id: string): id is SettingId {
  return Object.hasOwn(knownSettings, id);
}

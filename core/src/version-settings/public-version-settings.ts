import {
  publicVersionSettingsSchema,
  type PublicVersionSettings,
  type VersionSettings,
} from './version-settings-schema.ts';

/** The settings without those that only the server uses. */
export function publicVersionSettings(settings: VersionSettings): PublicVersionSettings {
  const { entries } = publicVersionSettingsSchema;
  // The remaining members are settings of the version, each with its own type.
  return Object.fromEntries(
    Object.entries(settings).filter(([key]) => Object.hasOwn(entries, key)),
  );
}

import type { FormOutline, SettingValue, VersionSetting } from './version-setting.ts';

/** A form with the settings that were stored for it. */
interface ConfiguredForm extends FormOutline {
  readonly settings: Readonly<Record<string, unknown>>;
}

/** What a setting of a form is set to: as stored, else its default. */
export function readVersionSetting<S extends VersionSetting>(
  form: ConfiguredForm,
  setting: S,
): SettingValue<S> {
  // Versions are parsed where they are stored, by the schema of this same setting.
  return form.settings[setting.key] ?? setting.default(form);
}

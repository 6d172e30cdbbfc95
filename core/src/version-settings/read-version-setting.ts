import type { FormOutline, SettingValue, VersionSetting } from './version-setting.ts';

/** A form with its stored settings. */
interface ConfiguredForm extends FormOutline {
  readonly settings: Readonly<Record<string, unknown>>;
}

/** Returns the value of a setting of a form: as stored, else its default. */
export function readVersionSetting<S extends VersionSetting>(
  form: ConfiguredForm,
  setting: S,
): SettingValue<S> {
  // Versions are parsed by the schema of this setting when they are stored.
  return form.settings[setting.key] ?? setting.default(form);
}

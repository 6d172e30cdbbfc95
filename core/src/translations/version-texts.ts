import { versionSettings } from '../version-settings/version-settings.ts';
import { doesSettingApply } from '../version-settings/does-setting-apply.ts';
import type { VersionSetting } from '../version-settings/version-setting.ts';
import type { TranslatableVersion } from './translations.ts';

/** A text around the pages of a version, with the key of its translations. */
interface VersionText {
  readonly key: string;
  readonly text: string;
  /** The key of the setting that holds it. */
  readonly setting?: string;
}

/**
 * Returns the texts of a version that are on none of its pages, without empty ones and those of
 * disabled settings.
 */
export function versionTexts(
  version: Pick<TranslatableVersion, 'title' | 'description' | 'settings'>,
): readonly VersionText[] {
  const settings: Readonly<Record<string, unknown>> = version.settings;
  const written = versionSettings
    .filter(
      (setting: VersionSetting) => setting.isVisitorText && doesSettingApply(setting, settings),
    )
    .map(({ key }) => ({ key: `settings.${key}`, text: settings[key], setting: key }));
  return [
    { key: 'title', text: version.title },
    { key: 'description', text: version.description },
    ...written,
  ].flatMap(({ text, ...place }) =>
    typeof text === 'string' && text.trim() !== '' ? [{ ...place, text }] : [],
  );
}

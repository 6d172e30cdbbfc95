import { versionSettings } from '../version-settings/version-settings.ts';
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
 * The texts of a version that stand on none of its pages. Empty ones are left out, and those of a
 * setting that is switched off.
 */
export function versionTexts(
  version: Pick<TranslatableVersion, 'title' | 'description' | 'settings'>,
): readonly VersionText[] {
  const settings: Readonly<Record<string, unknown>> = version.settings;
  const written = versionSettings
    .filter((setting: VersionSetting) => setting.isVisitorText && applies(setting, settings))
    .map(({ key }) => ({ key: `settings.${key}`, text: settings[key], setting: key }));
  return [
    { key: 'title', text: version.title },
    { key: 'description', text: version.description },
    ...written,
  ].flatMap(({ text, ...place }) =>
    typeof text === 'string' && text.trim() !== '' ? [{ ...place, text }] : [],
  );
}

/** Whether the setting that this one belongs to is on, stored or by default. */
function applies(
  { appliesWhen }: VersionSetting,
  settings: Readonly<Record<string, unknown>>,
): boolean {
  const switched: VersionSetting | undefined = versionSettings.find(
    ({ key }) => key === appliesWhen,
  );
  return !switched || (settings[switched.key] ?? switched.default({ pages: [] })) === true;
}

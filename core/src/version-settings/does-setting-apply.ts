import type { VersionSetting } from './version-setting.ts';
import { versionSettings } from './version-settings.ts';

/**
 * Whether a setting applies: the setting on which it depends applies and has the required value,
 * stored or by default.
 */
export function doesSettingApply(
  { appliesWhen, appliesWhenIs }: VersionSetting,
  settings: Readonly<Record<string, unknown>>,
): boolean {
  const owner: VersionSetting | undefined = versionSettings.find(({ key }) => key === appliesWhen);
  if (!owner) return true;
  const value = settings[owner.key] ?? owner.default({ pages: [] });
  return value === (appliesWhenIs ?? true) && doesSettingApply(owner, settings);
}

import { isSettingInUse } from '@form-builder/core/feature-use/feature-sources.ts';
import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import { doesSettingApply } from '@form-builder/core/version-settings/does-setting-apply.ts';
import type {
  VersionSetting,
  VersionSettingSection,
} from '@form-builder/core/version-settings/version-setting.ts';
import { versionSettings } from '@form-builder/core/version-settings/version-settings.ts';

const declared: readonly VersionSetting[] = versionSettings;

/**
 * The settings that a section of the panel offers. One of a feature that is inactive is there only while the form uses
 * it, so that it can be switched off.
 */
export function offeredSettings(
  section: VersionSettingSection,
  stored: Readonly<Record<string, unknown>>,
  inactive: readonly FeatureId[],
): readonly VersionSetting[] {
  return declared.filter(
    (setting) =>
      setting.section === section &&
      doesSettingApply(setting, stored) &&
      (setting.feature === undefined ||
        !inactive.includes(setting.feature) ||
        isSettingInUse(stored[setting.key])),
  );
}

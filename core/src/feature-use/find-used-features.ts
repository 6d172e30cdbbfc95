import type { FeatureId } from '../features/feature-ids.ts';
import type { FieldTypeRegistry } from '../field-types/field-types.ts';
import type { Page } from '../form/form-definition.ts';
import { iterateFields } from '../form/iterate-fields.ts';
import type { VersionSetting } from '../version-settings/version-setting.ts';
import { versionSettings } from '../version-settings/version-settings.ts';
import { isSettingInUse, loginFeature } from './feature-sources.ts';

/** The parts of a version that can use a feature. */
export interface FeatureUser {
  readonly pages: readonly Page[];
  readonly settings: Readonly<Record<string, unknown>>;
  /** Only the login that opens the form uses a feature. */
  readonly submission_settings: { readonly login_provider?: string | undefined };
}

/** The features that a version uses: by its fields, its settings, and the login that opens it. */
export function findUsedFeatures(
  { pages, settings, submission_settings: { login_provider: login } }: FeatureUser,
  types: FieldTypeRegistry,
): ReadonlySet<FeatureId> {
  const used = new Set<FeatureId>();
  for (const { field } of iterateFields(pages)) {
    const { feature } = types[field.type];
    if (feature !== undefined) used.add(feature);
  }
  for (const { key, feature } of settingsOfFeatures)
    if (feature !== undefined && isSettingInUse(settings[key])) used.add(feature);
  if (login !== undefined && login !== '') used.add(loginFeature);
  return used;
}

const settingsOfFeatures: readonly VersionSetting[] = versionSettings;

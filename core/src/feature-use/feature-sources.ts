import type { FeatureId } from '../features/feature-ids.ts';
import type { FieldTypeName, FieldTypeRegistry } from '../field-types/field-types.ts';
import type { VersionSetting } from '../version-settings/version-setting.ts';
import { versionSettings } from '../version-settings/version-settings.ts';

/** The feature of the login that opens a form. */
export const loginFeature: FeatureId = 'citizen_login';

const declared: readonly VersionSetting[] = versionSettings;

/** What in a version uses a feature. */
export interface FeatureSources {
  /** The types of fields that belong to it. */
  readonly fieldTypes: readonly FieldTypeName[];
  /** The keys of the settings that belong to it; see `isSettingInUse`. */
  readonly settings: readonly string[];
  /** Whether the login that opens a form belongs to it. */
  readonly isLogin: boolean;
}

/** Returns what in a version uses a feature, from the declarations that `findUsedFeatures` reads too. */
export const featureSources = (id: FeatureId, types: FieldTypeRegistry): FeatureSources => ({
  fieldTypes: Object.values(types)
    .filter(({ feature }) => feature === id)
    .map(({ type }) => type),
  settings: declared.filter(({ feature }) => feature === id).map(({ key }) => key),
  isLogin: id === loginFeature,
});

/** Whether a value of a setting uses its feature: switched on, or a list with anything in it. */
export const isSettingInUse = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value === true;

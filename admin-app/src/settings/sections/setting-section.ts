import type { SettingId } from '@form-builder/core/contract/staff/settings/known-settings.ts';
import type { FeatureId } from '@form-builder/core/features/feature-ids.ts';
import type { MessageDescriptor } from '@lingui/core';
import type { ComponentType } from 'react';
import type { SettingValues } from '../use-save-settings.ts';

/** The kind of input of a setting. */
export type SettingKind =
  | 'text'
  | 'email'
  | 'address'
  | 'image'
  | 'uploaded_image'
  | 'colour'
  | 'switch'
  | 'choice'
  | 'number'
  | 'words';

/** What a number counts. */
export type SettingUnit = 'days' | 'years' | 'minutes' | 'hours' | 'characters';

type SettingPreview = ComponentType<{ readonly values: SettingValues }>;

/** One setting of the organisation, as shown to administrators. */
export interface SettingField {
  readonly id: SettingId;
  readonly kind: SettingKind;
  readonly label: MessageDescriptor;
  /** The effect of the setting, or the default while it is empty. */
  readonly description?: MessageDescriptor;
  /** What a number counts. */
  readonly unit?: SettingUnit;
  /** The values of a choice, and their names. */
  readonly options?: readonly { readonly value: string; readonly label: MessageDescriptor }[];
  /** Stands beside the field, and shows what its value would do. */
  readonly Preview?: SettingPreview;
}

/** Settings under one heading. */
export interface SettingSection {
  readonly title: MessageDescriptor;
  /** The feature to which they belong. */
  readonly feature?: FeatureId;
  /** Shows what the values in the form would do. */
  readonly Preview?: SettingPreview;
  readonly fields: readonly SettingField[];
}

import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { SettingName } from '@form-builder/core/field-types/settings/setting-names.ts';
import type {
  SettingPart,
  SettingSection,
} from '@form-builder/core/field-types/settings/setting-part.ts';
import { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import { isApplicable } from './setting-value.ts';

/** The settings of one section of the property panel, in order. */
export interface PanelSection {
  readonly section: SettingSection;
  readonly settings: readonly SettingName[];
}

/** The sections of the property panel, in order. */
export const sectionOrder: readonly SettingSection[] = [
  'general',
  'display',
  'validation',
  'advanced',
];

/**
 * Derives the sections of a field's property panel from its type's settings; leaves out empty
 * sections.
 */
export function panelSections(field: Field): readonly PanelSection[] {
  const names = fieldTypes[field.type].settings.filter((name) => {
    const part: SettingPart = settingParts[name];
    return isApplicable(field, part.appliesWhen);
  });
  return sectionOrder
    .map((section) => ({
      section,
      settings: names.filter((name) => settingParts[name].section === section),
    }))
    .filter(({ settings }) => settings.length > 0);
}

import { fieldTypes } from '../field-types/registry.ts';
import type { SettingName } from '../field-types/settings/setting-names.ts';
import type { Field } from '../form/form-definition.ts';

/** Whether a field represents a building block, which owns its contents. */
export function isTemplateField({ type }: Pick<Field, 'type'>): boolean {
  const settings: readonly SettingName[] = fieldTypes[type].settings;
  return settings.includes('template_version_id');
}

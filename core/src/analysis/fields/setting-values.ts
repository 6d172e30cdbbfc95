import type { AnyDefinition } from '../../field-types/field-types.ts';
import type { SettingPart } from '../../field-types/settings/setting-part.ts';
import { settingParts } from '../../field-types/settings/setting-parts.ts';
import type { Field } from '../../form/form-definition.ts';

/** A setting with its value for a field. */
export interface SettingValue {
  readonly part: SettingPart;
  readonly value: unknown;
}

/** Returns the settings of a field's type that have a value. */
export function settingsOf(field: Field, definition: AnyDefinition): readonly SettingValue[] {
  return definition.settings.flatMap((name) => {
    const part: SettingPart = settingParts[name];
    const value = settingValue(field, part);
    return value === undefined || value === null || value === '' ? [] : [{ part, value }];
  });
}

/** Returns the value of a setting of a field. */
export function settingValue(
  field: Field,
  { name, at }: Pick<SettingPart, 'name' | 'at'>,
): unknown {
  const holder: object = at === 'field' ? field : (field.custom_properties ?? {});
  return Object.hasOwn(holder, name) ? (Reflect.get(holder, name) as unknown) : undefined;
}

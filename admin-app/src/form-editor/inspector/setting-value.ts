import type { Field } from '@form-builder/core/form/form-definition.ts';
import type {
  SettingDependency,
  SettingPart,
} from '@form-builder/core/field-types/settings/setting-part.ts';
import type { Changes } from '../document/changes.ts';

/** Returns the stored value of a setting; `undefined` without one. */
export function settingValue(
  field: Field,
  { at, name }: Pick<SettingPart, 'at' | 'name'>,
): unknown {
  const holder = at === 'field' ? field : field.custom_properties;
  return holder === undefined ? undefined : (Reflect.get(holder, name) as unknown);
}

/** Whether a setting applies, given the other settings of the field. */
export function isApplicable(field: Field, dependency: SettingDependency | undefined): boolean {
  if (!dependency) return true;
  const value = settingValue(field, dependency);
  if (dependency.isOneOf !== undefined) return dependency.isOneOf.includes(value);
  return 'equals' in dependency ? value === dependency.equals : value !== undefined;
}

/** Returns the changes of the field that set one setting; an empty value removes it. */
export function settingChanges(
  field: Field,
  part: SettingPart,
  value: unknown,
): Changes<Omit<Field, 'id' | 'type'>> {
  const kept = isNothing(part, value) ? undefined : value;
  if (part.at === 'field') return { [part.name]: kept };
  const settings = Object.entries({ ...field.custom_properties, [part.name]: kept });
  const present = settings.filter(([, member]) => member !== undefined);
  return { custom_properties: present.length > 0 ? Object.fromEntries(present) : undefined };
}

/** Whether a value equals the default of an absent setting, so that it need not be stored. */
function isNothing(part: SettingPart, value: unknown): boolean {
  if (part.name === 'label' && part.at === 'field') return false;
  if (typeof value === 'boolean') return value === (part.default ?? false);
  return value === null || value === '' || (Array.isArray(value) && value.length === 0);
}

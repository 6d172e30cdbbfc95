import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import { getDefinition } from '../field-types/get-definition.ts';
import type { SettingInput, SettingPart } from '../field-types/settings/setting-part.ts';
import { settingParts } from '../field-types/settings/setting-parts.ts';
import type { Field } from './form-definition.ts';

const wordInputs: readonly SettingInput[] = ['text', 'multiline', 'rich-text'];

/** The settings of a field with texts for visitors. */
export function textPartsOf(
  { type }: Pick<Field, 'type'>,
  types: PartialFieldTypeRegistry,
): readonly SettingPart[] {
  return getDefinition(types, type)
    .settings.map((name): SettingPart => settingParts[name])
    .filter(({ effect, input }) => effect === 'wording' && wordInputs.includes(input));
}

/** Returns the text of a setting of a field; empty without one. */
export function readTextPart(field: Field, { at, name }: SettingPart): string {
  const holder: object = at === 'field' ? field : (field.custom_properties ?? {});
  const value: unknown = Object.hasOwn(holder, name) ? Reflect.get(holder, name) : undefined;
  return typeof value === 'string' ? value : '';
}

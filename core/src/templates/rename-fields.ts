import type { MappingRule } from '../field-types/mapping.ts';
import { fieldTypes } from '../field-types/registry.ts';
import type { SettingInput, SettingPart } from '../field-types/settings/setting-part.ts';
import { settingParts } from '../field-types/settings/setting-parts.ts';
import type { Field } from '../form/form-definition.ts';
import { renameInFormula, renameInRule, type FieldNames } from './field-names.ts';

/**
 * Renames fields and all references to them in their rules, formulas, mappings and settings.
 * References to other fields are unchanged.
 */
export function renameFields(fields: readonly Field[], names: FieldNames): readonly Field[] {
  return fields.map((field) => renameField(field, names));
}

function renameField(field: Field, names: FieldNames): Field {
  const { logic, children } = field;
  const renamed: Record<string, unknown> = {
    ...renameSettings(field, names),
    ...names.byId.get(field.id),
    ...(logic && { logic: logic.map((rule) => renameInRule(rule, names)) }),
    ...(children && { children: renameFields(children, names) }),
  };
  // The same field: ids were replaced by ids and texts by texts.
  return renamed as unknown as Field;
}

function renameSettings(field: Field, names: FieldNames): Record<string, unknown> {
  const settings: Record<string, unknown> = { ...field };
  const custom: Record<string, unknown> = { ...field.custom_properties };
  for (const name of fieldTypes[field.type].settings) {
    const part: SettingPart = settingParts[name];
    const holder = part.at === 'field' ? settings : custom;
    if (Object.hasOwn(holder, part.name)) {
      holder[part.name] =
        renamers[part.input]?.(holder[part.name], names, custom) ?? holder[part.name];
    }
  }
  return field.custom_properties ? { ...settings, custom_properties: custom } : settings;
}

/** Returns the renamed value of a setting; `undefined` when it is unchanged. */
type Renamer = (
  value: unknown,
  names: FieldNames,
  settings: Readonly<Record<string, unknown>>,
) => unknown;

const renameText: Renamer = (value, names) =>
  typeof value === 'string' ? renameInFormula(value, names) : undefined;

const renameReference: Renamer = (value, { byId }) =>
  typeof value === 'string' ? byId.get(value)?.id : undefined;

/**
 * The renaming of values by the control of their setting; other settings never refer to a field.
 */
const renamers: Readonly<Partial<Record<SettingInput, Renamer>>> = {
  text: renameText,
  multiline: renameText,
  'rich-text': renameText,
  formula: renameText,
  field: renameReference,
  'date-option': (value, names, { date_options_type: kind }) =>
    kind === 'field' ? renameReference(value, names, {}) : undefined,
  mapping: (value, { byId }) =>
    // The schema of the setting ensures that every member of a mapping is a pair of source and
    // target.
    (value as readonly MappingRule[]).map((rule) => ({
      ...rule,
      target: byId.get(rule.target)?.id ?? rule.target,
    })),
};

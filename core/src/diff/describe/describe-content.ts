import { describeRule } from '../../descriptions/describe-rule.ts';
import { describeFormula } from '../../descriptions/describe-formula.ts';
import { getDefinition } from '../../field-types/get-definition.ts';
import { fieldTypes } from '../../field-types/registry.ts';
import type { SettingDependency, SettingPart } from '../../field-types/settings/setting-part.ts';
import { settingParts } from '../../field-types/settings/setting-parts.ts';
import type { Field, Page } from '../../form/form-definition.ts';
import type { VariableSource } from '../../form/variables/variable.ts';
import type { StaffMessageId } from '../../messages/message-ids.ts';
import { missingText } from '../../messages/translate.ts';
import type { VersionSetting } from '../../version-settings/version-setting.ts';
import { versionSettings } from '../../version-settings/version-settings.ts';
import { isSameJson, type Json } from '../json.ts';
import type { VersionContent } from '../version-content.ts';
import { nameById, type ChangeWording } from './change-wording.ts';
import { nameSetting } from './describe-setting.ts';
import { nameLogins } from './name-logins.ts';
import { describeFieldSetting, describePlainValue, type SettingContext } from './setting-words.ts';

/** One thing that a version says about a field, a page or the form: a setting, and its value in words by line. */
export interface ContentFact {
  readonly name: string;
  readonly lines: readonly string[];
}

/**
 * Describes a field without a comparison: its settings that differ from the defaults, in the order of its panel, and
 * its rules as sentences. Its label and type are left out.
 */
export function describeField(field: Field, context: SettingContext): readonly ContentFact[] {
  const { words } = context;
  const { settings } = getDefinition(fieldTypes, field.type);
  const facts = settings.flatMap((setting) => {
    const part: SettingPart = settingParts[setting];
    const value = valueOf(field, part);
    if (setting === 'label' || !isNotable(value, part.default) || !applies(field, part)) return [];
    const lines = describeFieldSetting(value, { ...context, field, setting, input: part.input });
    return factOf(nameSetting(part.name, words), lines);
  });
  return [...facts, ...describeRules(field, words, field)];
}

const pageSettings = [
  'is_hidden',
  'previous_button_label',
  'next_button_label',
  'submit_button_label',
] as const satisfies readonly (keyof Page)[];

/** Describes a page without its fields: its own button texts, whether it is hidden, and its rules. */
export function describePage(page: Page, context: SettingContext): readonly ContentFact[] {
  const { words } = context;
  const facts = pageSettings.flatMap((name) => {
    const value = page[name];
    return isNotable(value, undefined)
      ? factOf(nameSetting(name, words), describePlainValue(value, context))
      : [];
  });
  return [...facts, ...describeRules(page, words)];
}

/** Describes a version without its pages: its description, the settings that differ from the defaults, and its variables. */
export function describeForm(
  version: VersionContent,
  context: SettingContext,
): readonly ContentFact[] {
  const { words } = context;
  const { translate } = words.context;
  const settings = versionSettings.flatMap((setting: VersionSetting) => {
    // The stored value is JSON.
    const value = version.settings[setting.key] as Json | undefined;
    return isNotable(value, setting.default(version))
      ? factOf(nameSetting(setting.key, words), describeVersionSetting(setting, value, context))
      : [];
  });
  const variables = (version.variables ?? []).flatMap(({ label, source }) =>
    factOf(translate('diff.content.variable', { name: label }), describeSource(source, context)),
  );
  return [
    ...factOf(nameSetting('description', words), [version.description.trim()]),
    ...settings,
    ...variables,
  ];
}

function describeSource(source: VariableSource, context: SettingContext): readonly string[] {
  const { words } = context;
  if (source.type === 'formula') return [describeFormula(source.formula, words.after)];
  return source.type === 'constant'
    ? describePlainValue(source.value, context)
    : [context.nameSource?.(source) ?? words.context.translate('diff.value_set')];
}

function describeVersionSetting(
  { key, input }: VersionSetting,
  value: Json,
  context: SettingContext,
): readonly string[] {
  const { words } = context;
  if (input === 'logins') return nameLogins(value, words);
  if (typeof value !== 'string') return describePlainValue(value, context);
  if (input === 'email-field' || input === 'text-field') return [nameById(value, words)];
  const id = `setting_choice.${key}.${value}` as StaffMessageId;
  const text = input === 'choice' ? words.context.translate(id) : value;
  return [text === missingText(id) ? value : text];
}

function describeRules(
  { logic = [] }: Pick<Field, 'logic'>,
  { after, context }: ChangeWording,
  holder?: Field,
): readonly ContentFact[] {
  return factOf(
    context.translate('diff.content.rules', { count: logic.length }),
    logic.map((rule) => describeRule(rule, after, holder)),
  );
}

function factOf(name: string, lines: readonly string[]): readonly ContentFact[] {
  const filled = lines.filter((line) => line !== '');
  return filled.length > 0 ? [{ name, lines: filled }] : [];
}

function valueOf(field: Field, { at, name }: Pick<SettingPart, 'at' | 'name'>) {
  const holder = at === 'field' ? field : (field.custom_properties ?? {});
  // Members of a stored field are JSON.
  return Reflect.get(holder, name) as Json | undefined;
}

/** Whether a value says something: it is not absent, empty, off or as every new field has it. */
function isNotable(value: Json | undefined, byDefault: unknown): value is Json {
  if (value === undefined || value === null || value === '') return false;
  if (typeof value === 'boolean') return value !== (byDefault ?? false);
  return !isSameJson(value, byDefault) && !(Array.isArray(value) && value.length === 0);
}

/** Whether a setting has an effect with the field's other settings. */
function applies(field: Field, { appliesWhen }: SettingPart): boolean {
  if (!appliesWhen) return true;
  const dependency: SettingDependency = appliesWhen;
  const value = valueOf(field, dependency);
  if (dependency.isOneOf !== undefined) return dependency.isOneOf.includes(value);
  return 'equals' in dependency ? value === dependency.equals : value !== undefined;
}

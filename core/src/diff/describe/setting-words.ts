import { describeFormula } from '../../descriptions/describe-formula.ts';
import { nameField } from '../../descriptions/field-names.ts';
import { optionLabel } from '../../field-types/options.ts';
import { choiceText } from '../../field-types/settings/choice-text.ts';
import type { SettingName } from '../../field-types/settings/setting-names.ts';
import type { SettingInput } from '../../field-types/settings/setting-part.ts';
import type { Field } from '../../form/form-definition.ts';
import type { VariableSource } from '../../form/variables/variable.ts';
import { formatDate } from '../../formats/dates/format-date.ts';
import { formatCurrency } from '../../formats/format-currency.ts';
import { formatNumber } from '../../formats/format-number.ts';
import { textOfHtml } from '../../formulas/html-template.ts';
import { textOf } from '../compare/keyed-list.ts';
import { isList, isRecord, type Json } from '../json.ts';
import { describeValue, isForComputers, withoutWords } from './describe-value.ts';
import type { ChangeWording } from './change-wording.ts';
import { amountSettings } from './setting-input.ts';

/** What the words of a setting depend on. */
export interface SettingContext {
  readonly words: ChangeWording;
  /** Returns where the value of a variable comes from; `undefined` for a source without words. */
  readonly nameSource?: (source: VariableSource) => string | undefined;
}

interface FieldSetting extends SettingContext {
  readonly field: Field;
  readonly setting: SettingName;
  readonly input: SettingInput;
}

/** A value in words, a line for each item; empty when the setting has nothing for people. */
type Lines = readonly string[];

type Describe = (value: Json, setting: FieldSetting) => Lines;

/** Texts are quoted in full: whoever reviews a form reads what its visitors will. */
export function describePlainValue(value: Json, { words }: SettingContext): Lines {
  if (typeof value === 'string' && !isForComputers(value)) return [value.trim()];
  const described = describeValue(value, words);
  if (described === undefined) return [];
  if (described !== withoutWords) return [described];
  const names = isList(value) ? value.map(nameOf) : [];
  return names.length > 0 && names.every((name) => name !== '')
    ? names
    : [words.context.translate('diff.value_set')];
}

const nameOf = (item: Json) =>
  isRecord(item) ? textOf(item, 'name').trim() || textOf(item, 'label').trim() : '';

const formula: Describe = (value, { words }) =>
  typeof value === 'string' ? [describeFormula(value, words.after)] : [];

const reference: Describe = (value, { input, words }) =>
  (isList(value) ? value : [value]).flatMap((id) =>
    typeof id === 'string'
      ? (words.nameReference(input, id) ??
        (isForComputers(id) ? words.context.translate('diff.value_set') : id))
      : [],
  );

const options: Describe = (value, { words }) =>
  (isList(value) ? value : []).flatMap((option) => {
    if (!isRecord(option)) return [];
    const { score } = option;
    const label = textOf(option, 'label');
    return typeof score === 'number'
      ? words.context.translate('diff.value_with_score', {
          option: label,
          score: formatNumber(score, words.context.locale),
        })
      : label;
  });

const chosenOptions: Describe = (value, { field }) =>
  (isList(value) ? value : [value]).flatMap((id) =>
    typeof id === 'string' ? (optionLabel(optionsOf(field), id) ?? id) : [],
  );

const prices: Describe = (value, { field, words }) => {
  const { context, after } = words;
  const asked = Reflect.get(field.custom_properties ?? {}, 'amount_property_id') as unknown;
  const priced = typeof asked === 'string' ? after.names.byId.get(asked) : undefined;
  return (isList(value) ? value : []).flatMap((price) => {
    if (!isRecord(price) || typeof price['amount'] !== 'number') return [];
    const id = textOf(price, 'option_id');
    const label = (priced && optionLabel(optionsOf(priced), id)) ?? id;
    return `${label}: ${formatCurrency(price['amount'], context.locale)}`;
  });
};

const optionsOf = (field: Field) => ('options' in field ? field.options : undefined);

const mapping: Describe = (value, { input, words }) =>
  (isList(value) ? value : []).flatMap((rule) => {
    if (!isRecord(rule)) return [];
    const target = words.after.names.byId.get(textOf(rule, 'target'));
    const source = textOf(rule, 'source');
    return `${words.nameReference(input, source) ?? source} → ${nameField(target, words.context)}`;
  });

/** The settings whose words differ from those of a plain value, by their control. */
const writers: { readonly [I in SettingInput]?: Describe } = {
  formula,
  options,
  mapping,
  autocomplete: reference,
  provider: reference,
  'list-of-organisation': reference,
  'case-types': reference,
  option: chosenOptions,
  'option-list': chosenOptions,
  'option-prices': prices,
  'rich-text': (value) => (typeof value === 'string' ? [textOfHtml(value)] : []),
  choice: (value, { setting, words }) => {
    if (typeof value !== 'string') return [];
    const id = choiceText(setting, value);
    return [id === undefined ? value : words.context.translate(id)];
  },
  date: (value) => (typeof value === 'string' ? [formatDate(value)] : []),
  field: (value, { words }) =>
    typeof value === 'string' ? [nameField(words.after.names.byId.get(value), words.context)] : [],
  // The label of a building block is its name, and ids of versions mean nothing to people.
  template: () => [],
  none: () => [],
};

/** Returns the value of a field's setting in words. */
export const describeFieldSetting: Describe = (value, setting) =>
  typeof value === 'number' && amountSettings.has(setting.setting)
    ? [formatCurrency(value, setting.words.context.locale)]
    : (writers[setting.input] ?? describePlainValue)(value, setting);

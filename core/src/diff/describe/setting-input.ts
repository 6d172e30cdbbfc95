import { quote } from '../../descriptions/quote.ts';
import { choiceText } from '../../field-types/settings/choice-text.ts';
import type { SettingName } from '../../field-types/settings/setting-names.ts';
import type { SettingInput, SettingPart } from '../../field-types/settings/setting-part.ts';
import { settingParts } from '../../field-types/settings/setting-parts.ts';
import type { StaffMessageId } from '../../messages/message-ids.ts';
import { missingText } from '../../messages/translate.ts';
import type { SettingChange } from '../change.ts';
import type { ChangeWording } from './change-wording.ts';

type ChangedSetting = Pick<SettingChange, 'name' | 'at'>;

/** The setting parts with the name and place of a change: several field types may share these. */
const partsOf = ({ name, at }: ChangedSetting) =>
  (Object.entries(settingParts) as [SettingName, SettingPart][]).filter(
    ([, part]) => part.name === name && part.at === at,
  );

/** Returns how the changed setting is entered; `undefined` for a member without a setting part. */
export const inputOf = (change: ChangedSetting): SettingInput | undefined =>
  partsOf(change)[0]?.[1].input;

/** The settings whose numbers are amounts of money, in euros. */
export const amountSettings: ReadonlySet<SettingName> = new Set(['amount']);

/** Whether the changed setting is an amount of money. */
export const isAmount = (change: ChangedSetting): boolean =>
  partsOf(change).some(([name]) => amountSettings.has(name));

/** Returns the text of a value of a choice; the value itself for an unknown one. */
export function nameChoice(
  change: ChangedSetting,
  value: string,
  { context }: ChangeWording,
): string {
  const texts = partsOf(change).flatMap(([name]) => choiceText(name, value) ?? []);
  return quote(texts[0] === undefined ? value : context.translate(texts[0]), context);
}

/** Returns the name of what a setting refers to outside the form; the id in quotes for an unknown one. */
export function nameOutside(change: ChangedSetting, id: string, words: ChangeWording): string {
  const input = inputOf(change);
  return quote((input && words.nameReference(input, id)) ?? id, words.context);
}

/** Returns the text of a value of a version's choice; the value itself for an unknown one. */
export function nameVersionChoice(key: string, value: string, { context }: ChangeWording): string {
  const id = `setting_choice.${key}.${value}` as StaffMessageId;
  const text = context.translate(id);
  return quote(text === missingText(id) ? value : text, context);
}

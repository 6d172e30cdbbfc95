import type { StaffMessageId } from '../../messages/message-ids.ts';
import type { SettingName } from './setting-names.ts';
import { settingParts } from './setting-parts.ts';
import type { SettingPart } from './setting-part.ts';

type Parts = typeof settingParts;

/** The text of every value of every setting that is a choice. */
type ChoiceTextId = {
  [N in SettingName]: Parts[N] extends {
    readonly input: 'choice';
    readonly choices: readonly (infer C extends string)[];
  }
    ? `field_setting_choice.${N}.${C}`
    : never;
}[SettingName];

/** Returns the text of a value of a choice; `undefined` for an unknown value. */
export function choiceText(name: SettingName, value: string): StaffMessageId | undefined {
  const part: SettingPart = settingParts[name];
  const isKnown = part.input === 'choice' && part.choices?.includes(value) === true;
  // A value without a text in `core/src/messages` does not compile.
  return isKnown ? (`field_setting_choice.${name}.${value}` as ChoiceTextId) : undefined;
}

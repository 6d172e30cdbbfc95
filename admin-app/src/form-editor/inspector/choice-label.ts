import { choiceText } from '@form-builder/core/field-types/settings/choice-text.ts';
import type { SettingName } from '@form-builder/core/field-types/settings/setting-names.ts';
import type { MessageDescriptor } from '@lingui/core';
import { staffText } from '../../languages/staff-texts.ts';

/** Returns the label of one value of a choice; the value itself for an unknown one. */
export function choiceLabel(name: SettingName, value: string): MessageDescriptor {
  const id = choiceText(name, value);
  return id === undefined ? { id: value, message: value } : staffText(id);
}

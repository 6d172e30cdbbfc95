import { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';
import type { SettingPart } from '@form-builder/core/field-types/settings/setting-part.ts';
import type { StaffMessageId } from '@form-builder/core/messages/message-ids.ts';
import type { VersionText } from '@form-builder/core/translations/all-texts.ts';
import type { MessageDescriptor } from '@lingui/core';
import { staffText } from '../../languages/staff-texts.ts';

const parts: readonly SettingPart[] = Object.values(settingParts);

/** Returns the kind of a text, such as "hulptekst"; every setting with a text has a message. */
export function describeText({ key, setting }: VersionText): MessageDescriptor {
  return staffText(`diff.setting.${setting ?? key}` as StaffMessageId);
}

/** Returns the control for a translation, which is that of the original text. */
export function inputOf({
  fieldId,
  setting,
  text,
}: VersionText): 'text' | 'multiline' | 'rich-text' {
  const isOfField = fieldId !== undefined && setting !== 'options';
  const part = isOfField ? parts.find(({ name }) => name === setting) : undefined;
  if (part?.input === 'rich-text') return 'rich-text';
  return part?.input === 'multiline' || text.includes('\n') || text.length > 60
    ? 'multiline'
    : 'text';
}

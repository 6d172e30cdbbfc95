import type { SettingName } from '@form-builder/core/field-types/settings/setting-names.ts';
import type { SettingPart } from '@form-builder/core/field-types/settings/setting-part.ts';
import { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';
import type { Field } from '@form-builder/core/form/form-definition.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { changeField } from '../document/field-commands.ts';
import type { Editor } from '../editor/editor.ts';
import { settingChanges } from './setting-value.ts';

interface SettingChange {
  readonly name: SettingName;
  /** The name of the setting in the property panel. */
  readonly label: MessageDescriptor;
  readonly value: unknown;
  /** Whether quick consecutive changes are merged into one step. */
  readonly isTyped: boolean;
}

/** Stores one setting of a field as an undo step; consecutive letters are one step. */
export function changeSetting(
  editor: Editor,
  field: Field,
  { name, label, value, isTyped }: SettingChange,
): void {
  const part: SettingPart = settingParts[name];
  const setting = editor.texts(label);
  editor.perform(changeField(field.id, settingChanges(field, part, value)), {
    label: msg`“${setting}” wijzigen`,
    ...(isTyped && { mergeKey: `${field.id} ${name}` }),
  });
}

import { readTextPart, textPartsOf } from '@form-builder/core/form/text-part.ts';
import { fieldTypes } from '@form-builder/core/field-types/registry.ts';
import type { SettingPart } from '@form-builder/core/field-types/settings/setting-part.ts';
import { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';
import type { VersionText } from '@form-builder/core/translations/all-texts.ts';
import type { Command } from '../document/command.ts';
import { changeField } from '../document/field-commands.ts';
import { changePage } from '../document/page-commands.ts';
import { getField } from '../document/place.ts';
import { changeVersion, changeVersionSettings } from '../document/version-commands.ts';

/** Replaces one text for visitors, wherever it is in the version. */
export function writeText(place: VersionText, text: string): Command {
  const { key, fieldId, pageId, setting } = place;
  if (fieldId !== undefined) return writeFieldText(fieldId, place, text);
  if (setting === undefined) return changeVersion({ [key]: text });
  if (pageId !== undefined) return changePage(pageId, { [setting]: text });
  return changeVersionSettings({ [setting]: text });
}

/** Returns words as they are written at a place: in rich text they are text, not markup. */
export function asWritten({ setting, fieldId }: VersionText, words: string): string {
  const isRich = fieldId !== undefined && setting !== 'options' && richTexts.has(setting ?? '');
  if (!isRich) return words;
  return words.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');
}

const parts: readonly SettingPart[] = Object.values(settingParts);
const richTexts = new Set(
  parts.filter(({ input }) => input === 'rich-text').map(({ name }) => name),
);

/** Reads the field when it runs: an earlier command may have changed another of its texts. */
const writeFieldText =
  (fieldId: string, { key, setting = '' }: VersionText, text: string): Command =>
  (document) => {
    const { field } = getField(document.pages, fieldId);
    if (setting === 'options') {
      const options = field.options?.map((option) =>
        key === `${fieldId}.options.${option.id}` ? { ...option, label: text } : option,
      );
      return changeField(fieldId, { options })(document);
    }
    const part = textPartsOf(field, fieldTypes).find(({ name }) => name === setting);
    if (part === undefined || readTextPart(field, part) === '')
      throw new Error(`A ${field.type} has no text "${setting}".`);
    return part.at === 'field'
      ? changeField(fieldId, { [setting]: text })(document)
      : changeField(fieldId, {
          custom_properties: { ...field.custom_properties, [setting]: text },
        })(document);
  };

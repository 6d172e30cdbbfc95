import type { SettingPart } from '@form-builder/core/field-types/settings/setting-part.ts';
import { settingParts } from '@form-builder/core/field-types/settings/setting-parts.ts';
import type { Translations } from '@form-builder/core/translations/translations.ts';
import { cleanText } from './sanitise-pages.ts';

const richTextNames: ReadonlySet<string> = new Set(
  Object.values<SettingPart>(settingParts).flatMap(({ input, name }) =>
    input === 'rich-text' ? [name] : [],
  ),
);

/**
 * Translations with every rich text reduced to its structure. The key alone decides, because the field
 * may be added later; texts without a word are left out.
 */
export function sanitiseTranslations(translations: Translations): Translations {
  const cleaned = Object.entries(translations).flatMap(([language, texts]) => {
    const kept = Object.entries(texts ?? {}).flatMap(([key, text]) => {
      const [, setting = '', ...rest] = key.split('.');
      const isRich = rest.length === 0 && richTextNames.has(setting);
      return text.trim() === '' ? [] : [[key, isRich ? cleanText(text) : text]];
    });
    return kept.length === 0 ? [] : [[language, Object.fromEntries(kept)]];
  });
  // The same languages and keys, each text still a text.
  return Object.fromEntries(cleaned) as Translations;
}

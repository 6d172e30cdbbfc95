import type { ChangedTexts } from '@form-builder/core/contract/staff/forms/translations.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { TranslatedTexts } from '@form-builder/core/translations/find-translation.ts';

/** Returns the texts of one language that differ from the stored ones, which a save sends. */
export function changedTexts(
  stored: TranslatedTexts,
  current: TranslatedTexts,
  language: Language,
): ChangedTexts {
  const before = stored.translations[language] ?? {};
  const after = current.translations[language] ?? {};
  const removed = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  const changed = Object.entries(after).flatMap(([key, text]) => {
    const note = current.translation_notes?.[language]?.[key];
    const isSame = before[key] === text && stored.translation_notes?.[language]?.[key] === note;
    return isSame ? [] : [[key, { text, ...note }] as const];
  });
  return Object.fromEntries([...removed.map((key) => [key, null] as const), ...changed]);
}

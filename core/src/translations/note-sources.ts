import { languages } from '../messages/languages.ts';
import type { TranslationNote, TranslationNotes } from './translation-notes.ts';
import type { Translations } from './translations.ts';

/** Translations with their notes, and the original texts by key. */
export interface NotedTranslations {
  readonly translations: Translations;
  readonly notes: TranslationNotes;
  readonly originals: ReadonlyMap<string, string>;
}

/**
 * Returns the notes of translations after a save. An unchanged translation keeps its note, a new or
 * changed one refers to the current original, and a note in `after` takes precedence. Removes notes
 * without a translation.
 */
export function noteSources(before: NotedTranslations, after: NotedTranslations): TranslationNotes {
  const noted = languages.flatMap((language) => {
    const earlier = before.translations[language] ?? {};
    const notes = Object.entries(after.translations[language] ?? {}).flatMap(([key, text]) => {
      const kept = earlier[key] === text ? earlierNote(before, language, key) : undefined;
      const note = after.notes[language]?.[key] ?? kept ?? newNote(after, key);
      return note ? [[key, note] as const] : [];
    });
    return notes.length > 0 ? [[language, Object.fromEntries(notes)] as const] : [];
  });
  return Object.fromEntries(noted);
}

/** Translations from before notes existed refer to the original at that time. */
const earlierNote = (
  before: NotedTranslations,
  language: (typeof languages)[number],
  key: string,
): TranslationNote | undefined => before.notes[language]?.[key] ?? newNote(before, key);

function newNote({ originals }: NotedTranslations, key: string): TranslationNote | undefined {
  const source = originals.get(key);
  return source === undefined ? undefined : { source };
}

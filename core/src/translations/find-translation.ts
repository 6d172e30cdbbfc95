import type { Language } from '../messages/languages.ts';
import { isReadable } from './translation-notes.ts';
import type { TranslatableVersion } from './translations.ts';

/** Returns the translation of a key; `undefined` when it is missing. */
export type FindText = (key: string) => string | undefined;

/** Creates a function that finds the translations into one language that visitors may read. */
export function translationFinder(
  { translations, translation_notes: allNotes = {} }: TranslatedTexts,
  language: Language,
): FindText {
  const texts = translations[language] ?? {};
  const notes = allNotes[language] ?? {};
  return (key) => {
    const text = Object.hasOwn(texts, key) ? texts[key] : undefined;
    const note = Object.hasOwn(notes, key) ? notes[key] : undefined;
    return text?.trim() && (!note || isReadable(note)) ? text : undefined;
  };
}

/** The translations of a version, with their notes. */
export type TranslatedTexts = Pick<TranslatableVersion, 'translations' | 'translation_notes'>;

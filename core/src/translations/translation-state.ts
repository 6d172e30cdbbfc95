import type { Language } from '../messages/languages.ts';
import { isReadable } from './translation-notes.ts';
import type { TranslatedTexts } from './find-translation.ts';

/**
 * The state of a text in one language. `outdated`: the original changed after the translation.
 * `unchecked`: not shown to visitors yet.
 */
export type TranslationState = 'missing' | 'unchecked' | 'outdated' | 'translated';

/** Returns the state of a text in a language. */
export function translationState(
  { translations, translation_notes: notes }: TranslatedTexts,
  language: Language,
  { key, text }: { readonly key: string; readonly text: string },
): TranslationState {
  const translated = translations[language] ?? {};
  if (!Object.hasOwn(translated, key) || !translated[key]?.trim()) return 'missing';
  const note = notes?.[language]?.[key];
  if (note && !isReadable(note)) return 'unchecked';
  return note && note.source !== text ? 'outdated' : 'translated';
}

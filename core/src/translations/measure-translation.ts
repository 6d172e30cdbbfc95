import type { PartialFieldTypeRegistry } from '../field-types/field-types.ts';
import type { Language } from '../messages/languages.ts';
import { allTexts } from './all-texts.ts';
import { translationState, type TranslationState } from './translation-state.ts';
import type { TranslatableVersion } from './translations.ts';

/** The progress of a translation of a version into one language. */
export interface TranslationProgress {
  readonly total: number;
  readonly counts: Readonly<Record<TranslationState, number>>;
  /** The percentage of the texts that visitors can read in the language, rounded down. */
  readonly percent: number;
}

/** Counts the texts of a version by the state of their translation. */
export function measureTranslation(
  version: Omit<TranslatableVersion, 'languages'>,
  language: Language,
  types: PartialFieldTypeRegistry,
): TranslationProgress {
  const texts = allTexts(version, types);
  const counts = { missing: 0, unchecked: 0, outdated: 0, translated: 0 };
  for (const text of texts) counts[translationState(version, language, text)] += 1;
  const readable = counts.translated + counts.outdated;
  const percent = texts.length === 0 ? 100 : Math.floor((readable / texts.length) * 100);
  return { total: texts.length, counts, percent };
}

import { languages } from '../messages/languages.ts';
import type { Translations } from '../translations/translations.ts';

/** Merges translations; of two for the same text the later one wins. */
export function mergeTranslations(...all: readonly Translations[]): Translations {
  const merged = languages.flatMap((language) => {
    const texts = all.flatMap((one) => Object.entries(one[language] ?? {}));
    return texts.length === 0 ? [] : [[language, Object.fromEntries(texts)] as const];
  });
  return Object.fromEntries(merged);
}

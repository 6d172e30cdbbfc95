import { languages, type Language } from '../messages/languages.ts';
import { ownLanguage } from '../translations/translations.ts';
import type { CheckContext } from './check-context.ts';

/** What a version stores of its languages; the first one is its own. */
interface OfferedTexts {
  readonly languages: readonly string[];
  readonly translations: Readonly<
    Partial<Record<Language, Readonly<Record<string, string>> | undefined>>
  >;
}

/** The texts in each language that the version is offered in besides its own, for the checker. */
export function translatedTextsOf({
  languages: offered,
  translations,
}: OfferedTexts): NonNullable<CheckContext['translations']> {
  const own = ownLanguage(offered);
  const others = languages.filter((one) => one !== own && offered.includes(one));
  return Object.fromEntries(
    others.map((one) => [one, new Map(Object.entries(translations[one] ?? {}))]),
  );
}

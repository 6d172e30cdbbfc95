import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import {
  translatorOf,
  translatorWith,
  type OwnMessages,
} from '@form-builder/core/messages/all-messages.ts';
import { languageOf, type Language } from '@form-builder/core/messages/languages.ts';
import type { Translate } from '@form-builder/core/messages/translate.ts';

/** The texts of one language that a tenant words differently: ICU messages by id. */
export type TextsById = Readonly<Record<string, string>>;

/** The texts that a tenant words differently, by language. */
export type OwnTexts = Readonly<Partial<Record<Language, TextsById>>>;

/** Compiles a tenant's texts; throws on an ICU message that cannot be read. */
export function compileOwnTexts(texts: TextsById): OwnMessages {
  return Object.fromEntries(
    Object.entries(texts).map(([id, text]) => [id, compileMessageOrThrow(text)]),
  );
}

/** For the server: the translator of a locale with every message, and the tenant's own texts above them. */
export function tenantTranslatorOf(locale: string, own: OwnTexts | null | undefined): Translate {
  const texts = own?.[languageOf(locale)];
  return texts === undefined
    ? translatorOf(locale)
    : translatorWith(locale, compileOwnTexts(texts));
}

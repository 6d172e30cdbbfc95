import type { Messages } from '@lingui/core';
import { languageOf, type Language } from './languages.ts';

const loaders: Readonly<Record<Language, () => Promise<{ messages: Messages }>>> = {
  nl: () => import('./generated/nl.ts'),
  en: () => import('./generated/en.ts'),
  de: () => import('./generated/de.ts'),
};

/** Fetches the visitor's messages of a locale's language, each language a chunk of its own. */
export async function loadMessages(locale: string): Promise<Messages> {
  return (await loaders[languageOf(locale)]()).messages;
}

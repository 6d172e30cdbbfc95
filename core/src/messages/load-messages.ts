import type { Messages } from '@lingui/core';
import { languageOf, type Language } from './languages.ts';

type Loaders = Readonly<Record<Language, () => Promise<{ readonly messages: Messages }>>>;

const common: Loaders = {
  nl: () => import('./generated/nl.ts'),
  en: () => import('./generated/en.ts'),
  de: () => import('./generated/de.ts'),
};

const further: Loaders = {
  nl: () => import('./generated/further/nl.ts'),
  en: () => import('./generated/further/en.ts'),
  de: () => import('./generated/further/de.ts'),
};

/** Fetches what the first page of most forms says, each language a chunk of its own. */
export async function loadCommonMessages(locale: string): Promise<Messages> {
  return (await common[languageOf(locale)]()).messages;
}

/** Fetches the visitor's other messages. */
export async function loadFurtherMessages(locale: string): Promise<Messages> {
  return (await further[languageOf(locale)]()).messages;
}

/** Fetches all the visitor's messages of a locale's language. */
export async function loadMessages(locale: string): Promise<Messages> {
  const [first, rest] = await Promise.all([
    loadCommonMessages(locale),
    loadFurtherMessages(locale),
  ]);
  return { ...first, ...rest };
}

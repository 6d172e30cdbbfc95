import type { Messages } from '@lingui/core';
import { languageOf } from './languages.ts';
import type { MessageLoaders } from './message-loaders.ts';

/** What the first page of most forms says. */
export const commonMessages: MessageLoaders = {
  nl: () => import('./generated/nl.ts'),
  en: () => import('./generated/en.ts'),
  de: () => import('./generated/de.ts'),
};

/** Fetches a chunk of the visitor's messages in a locale's language. */
export async function loadChunk(loaders: MessageLoaders, locale: string): Promise<Messages> {
  return (await loaders[languageOf(locale)]()).messages;
}

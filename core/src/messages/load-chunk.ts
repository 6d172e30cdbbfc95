import type { Messages } from '@lingui/core';
import { languageOf } from './languages.ts';
import type { MessageLoaders } from './message-loaders.ts';

/** Fetches a chunk of messages in a locale's language. */
export async function loadChunk(loaders: MessageLoaders, locale: string): Promise<Messages> {
  return (await loaders[languageOf(locale)]()).messages;
}

import type { Messages } from '@lingui/core';
import { loadChunk } from './load-chunk.ts';
import type { MessageLoaders } from './message-loaders.ts';

const loaders: MessageLoaders = {
  nl: () => import('./generated/problems/nl.ts'),
  en: () => import('./generated/problems/en.ts'),
  de: () => import('./generated/problems/de.ts'),
};

/** Fetches the texts of rejected requests in a locale's language, which otherwise only the server has. */
export const loadProblemMessages = (locale: string): Promise<Messages> =>
  loadChunk(loaders, locale);

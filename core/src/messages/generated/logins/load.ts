import type { MessageLoaders } from '../../message-loaders.ts';

/** Made by scripts/compile-messages.mjs. */
export const loginsMessages: MessageLoaders = {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
};

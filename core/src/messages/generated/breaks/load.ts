import type { MessageLoaders } from '../../message-loaders.ts';

/** Made by scripts/compile-messages.mjs. */
export const breaksMessages: MessageLoaders = {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
};

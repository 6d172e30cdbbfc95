import type { MessageLoaders } from '../../message-loaders.ts';

/** Made by scripts/compile-messages.mjs. */
export const paymentsMessages: MessageLoaders = {
  nl: () => import('./nl.ts'),
  en: () => import('./en.ts'),
  de: () => import('./de.ts'),
};

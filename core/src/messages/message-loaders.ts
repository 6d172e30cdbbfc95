import type { Messages } from '@lingui/core';
import type { Language } from './languages.ts';

/** The loaders of one chunk of messages, with a file for each language. */
export type MessageLoaders = Readonly<
  Record<Language, () => Promise<{ readonly messages: Messages }>>
>;

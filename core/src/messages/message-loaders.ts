import type { Messages } from '@lingui/core';
import type { Language } from './languages.ts';

/** What fetches one chunk of messages, each language a file of its own. */
export type MessageLoaders = Readonly<
  Record<Language, () => Promise<{ readonly messages: Messages }>>
>;

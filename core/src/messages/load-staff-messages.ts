import type { Messages } from '@lingui/core';
import { languageOf } from './languages.ts';
import { loadMessages } from './load-messages.ts';
import type { MessageLoaders } from './message-loaders.ts';

const loaders: MessageLoaders = {
  nl: () => import('./generated/staff/nl.ts'),
  en: () => import('./generated/staff/en.ts'),
  de: () => import('./generated/staff/de.ts'),
};

/** Fetches the messages for staff in a locale's language, together with the visitor's messages. */
export async function loadStaffMessages(locale: string): Promise<Messages> {
  const [visitor, staff] = await Promise.all([loadMessages(locale), loaders[languageOf(locale)]()]);
  return { ...visitor, ...staff.messages };
}

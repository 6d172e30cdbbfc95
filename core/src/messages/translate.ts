import { setupI18n, type Messages } from '@lingui/core';
import type { MessageId, MessageParams } from './message-ids.ts';

/** The text of a message in one language, its params and plurals filled in. */
export type Translate = (id: MessageId, params?: MessageParams) => string;

/**
 * Makes the translator of one language from its compiled messages (`generated/`). `locale` decides
 * plurals; a message that the catalogue lacks shows its id.
 */
export function createTranslator(locale: string, messages: Messages): Translate {
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return (id, params) => i18n._(id, params);
}

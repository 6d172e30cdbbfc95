import type { Messages } from '@lingui/core';
import { formatMessage, type CompiledMessage } from './format-message.ts';
import type { MessageId, MessageParams } from './message-ids.ts';

/** The text of a message in one language, its params and plurals filled in. */
export type Translate = (id: MessageId, params?: MessageParams) => string;

/** The text for a message that the catalogue lacks. */
export const missingText = (id: string): string => `[${id}]`;

/**
 * Creates the translator of one language from its compiled messages (`generated/`). `locale`
 * determines plurals; a missing message is shown as `missingText`, which tests search for.
 */
export function createTranslator(locale: string, messages: Messages): Translate {
  return (id, params = {}) => {
    const message = messages[id];
    // Lingui types its compiled messages more loosely than its compiler writes ours.
    return message === undefined
      ? missingText(id)
      : formatMessage(message as CompiledMessage, params, locale);
  };
}

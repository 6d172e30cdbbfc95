import type { FormatContext } from '@form-builder/core/formats/format-context.ts';
import type { MessageLoaders } from '@form-builder/core/messages/message-loaders.ts';
import { throwOffline } from '../requests/request-failure.ts';
import { addText, hasText } from '../i18n/form-text.ts';

/** Code that comes when it is needed, together with the texts that it says. */
export interface LazyModule<T> {
  /** The code, once it was fetched and can say its texts in this language. */
  find(text: FormatContext): T | undefined;
  /** Fetches code and texts in one round; throws a RequestFailure when the line is gone. */
  fetch(text: FormatContext): Promise<T>;
}

/** Describes such code: how it is imported, and which chunks of messages go with it. */
export function lazyModule<T>(
  load: () => Promise<T>,
  messages: readonly MessageLoaders[],
): LazyModule<T> {
  let known: T | undefined;
  return {
    find: (text) => (hasText(text, messages) ? known : undefined),
    async fetch(text) {
      const [code] = await Promise.all([load().catch(throwOffline), addText(text, messages)]);
      known = code;
      return code;
    },
  };
}

import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { MessageLoaders } from '@form-builder/core/messages/message-loaders.ts';
import { importOnline } from '../requests/import-online.ts';
import { addText, hasText } from '../i18n/form-text.ts';

/** Code that is fetched when it is needed, together with its messages. */
export interface LazyModule<T> {
  /** The code, once it is loaded with its messages in this language. */
  find(text: FormatContext): T | undefined;
  /** Fetches code and messages in one round; throws a RequestFailure when offline. */
  fetch(text: FormatContext): Promise<T>;
}

/** Creates a lazy module from its import and the chunks of its messages. */
export function lazyModule<T>(
  load: () => Promise<T>,
  messages: readonly MessageLoaders[],
): LazyModule<T> {
  const importCode = importOnline(load);
  let known: T | undefined;
  return {
    find: (text) => (hasText(text, messages) ? known : undefined),
    async fetch(text) {
      const [code] = await Promise.all([importCode(), addText(text, messages)]);
      known = code;
      return code;
    },
  };
}

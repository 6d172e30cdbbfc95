import type { FormatContext } from '@form-builder/core/formats/format-context.ts';
import { furtherMessages } from '@form-builder/core/messages/generated/further/load.ts';
import { commonMessages } from '@form-builder/core/messages/generated/load.ts';
import { loadChunk } from '@form-builder/core/messages/load-chunk.ts';
import type { MessageLoaders } from '@form-builder/core/messages/message-loaders.ts';
import { createTranslator } from '@form-builder/core/messages/translate.ts';
import { throwOffline } from '../requests/request-failure.ts';

/** What can be said of a text, and which chunks of messages it has. */
interface Catalogue {
  readonly messages: Awaited<ReturnType<typeof loadChunk>>;
  readonly chunks: Set<MessageLoaders>;
}

/** The texts that can be added to; those of previews and the server are whole. */
const catalogues = new WeakMap<FormatContext, Catalogue>();

/** The texts of a locale's language that the first page of most forms needs. */
export async function loadText(locale: string): Promise<FormatContext> {
  const messages = { ...(await loadChunk(commonMessages, locale)) };
  const text = { locale, translate: createTranslator(locale, messages) };
  catalogues.set(text, { messages, chunks: new Set() });
  return text;
}

/**
 * Adds chunks of texts, which nothing on the screen says yet, unless they are there. Throws a
 * RequestFailure when the line is gone.
 */
export async function addText(text: FormatContext, wanted: Iterable<MessageLoaders>) {
  const catalogue = catalogues.get(text);
  if (!catalogue) return;
  const { messages, chunks } = catalogue;
  const missing = [...wanted].filter((chunk) => !chunks.has(chunk));
  const loading = missing.map((chunk) => loadChunk(chunk, text.locale));
  const loaded = await Promise.all(loading).catch(throwOffline);
  Object.assign(messages, ...loaded);
  missing.forEach((chunk) => chunks.add(chunk));
}

/** Whether a text has these chunks; those of previews and the server have all. */
export function hasText(text: FormatContext, wanted: readonly MessageLoaders[]): boolean {
  const catalogue = catalogues.get(text);
  return !catalogue || wanted.every((chunk) => catalogue.chunks.has(chunk));
}

/** Adds what every form says between its first page and its confirmation. */
export const completeText = (text: FormatContext) => addText(text, [furtherMessages]);

/** The chunks of texts that a language has, for another one to have as well. */
export function chunksOf(text: FormatContext | null): Iterable<MessageLoaders> {
  return (text && catalogues.get(text)?.chunks) ?? [];
}

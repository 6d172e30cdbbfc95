import type { PublicForm } from '@form-builder/core/contract/visitor/public-forms.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import { furtherMessages } from '@form-builder/core/messages/generated/further/load.ts';
import { commonMessages } from '@form-builder/core/messages/generated/load.ts';
import { loadChunk } from '@form-builder/core/messages/load-chunk.ts';
import type { MessageLoaders } from '@form-builder/core/messages/message-loaders.ts';
import { createTranslator } from '@form-builder/core/messages/translate.ts';
import { importOnline } from '../requests/import-online.ts';

/** The messages of a locale, and which chunks are loaded. */
interface Catalogue {
  readonly messages: Awaited<ReturnType<typeof loadChunk>>;
  readonly chunks: Set<MessageLoaders>;
  /** The tenant's own texts, which take precedence over every chunk. */
  own?: PublicForm['messages'];
}

/** The locales that can load more chunks; the locales of previews and the server are complete. */
const catalogues = new WeakMap<FormatContext, Catalogue>();

/** Loads the messages that the first page of most forms needs. */
export async function loadText(locale: string): Promise<FormatContext> {
  const messages = { ...(await loadChunk(commonMessages, locale)) };
  const text = { locale, translate: createTranslator(locale, messages) };
  catalogues.set(text, { messages, chunks: new Set() });
  return text;
}

/**
 * Loads chunks of messages that are missing, and keeps the tenant's own texts above them. Throws a RequestFailure
 * when offline.
 */
export async function addText(
  text: FormatContext,
  wanted: Iterable<MessageLoaders>,
  own?: PublicForm['messages'],
) {
  const catalogue = catalogues.get(text);
  if (!catalogue) return;
  const { messages, chunks } = catalogue;
  const missing = [...wanted].filter((chunk) => !chunks.has(chunk));
  const load = () => Promise.all(missing.map((chunk) => loadChunk(chunk, text.locale)));
  const loaded = missing.length === 0 ? [] : await importOnline(load)();
  Object.assign(messages, ...loaded, (catalogue.own ??= own));
  missing.forEach((chunk) => chunks.add(chunk));
}

/** Whether these chunks are loaded; previews and the server have all. */
export function hasText(text: FormatContext, wanted: readonly MessageLoaders[]): boolean {
  const catalogue = catalogues.get(text);
  return !catalogue || wanted.every((chunk) => catalogue.chunks.has(chunk));
}

/** Loads the messages that every form needs between its first page and its confirmation. */
export const completeText = (text: FormatContext) => addText(text, [furtherMessages]);

/** Returns the loaded chunks of a locale, to load the same ones for another locale. */
export function chunksOf(text: FormatContext | null): Iterable<MessageLoaders> {
  return (text && catalogues.get(text)?.chunks) ?? [];
}

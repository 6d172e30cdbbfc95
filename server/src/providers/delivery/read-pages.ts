import * as v from 'valibot';
import { parseContent } from '../parse-content.ts';
import { ProviderError } from '../provider-error.ts';

const maxPages = 50;
const pageSchema = v.object({ next: v.nullable(v.string()), results: v.array(v.unknown()) });

interface ReadOptions {
  readonly read: (url: URL) => Promise<unknown>;
  /** Returns the URL of the next page, and throws when it may not be called. */
  readonly resolveNext: (next: string) => URL;
}

/** Returns what is on all pages of a list, as the Dutch API standards have them. */
export async function readPages(
  first: URL,
  { read, resolveNext }: ReadOptions,
): Promise<readonly unknown[]> {
  const found: unknown[] = [];
  let url: URL | null = first;
  for (let page = 0; url !== null && page < maxPages; page += 1) {
    const { next, results }: v.InferOutput<typeof pageSchema> = parseContent(
      pageSchema,
      await read(url),
    );
    found.push(...results);
    url = next === null ? null : resolveNext(next);
  }
  // A part of the list must not pass for all of it: what is not found in it would be created twice.
  if (url !== null) throw new ProviderError('bad_answer');
  return found;
}

import { setImmediate as nextTick } from 'node:timers/promises';
import { createIsLike } from './is-like-search.ts';

/** The maximum number of names that a search with typing errors compares. */
export const maxNames = 20_000;
/** The number of names that are compared before other requests can run. */
const namesAtOnce = 250;

/** Returns the ids of the items whose name resembles the search, with tolerance for typing errors. */
export async function findSimilarNames(
  named: readonly { readonly id: string; readonly name: string }[],
  search: string,
): Promise<readonly string[]> {
  const isLike = createIsLike(search);
  const ids: string[] = [];
  for (let from = 0; from < named.length; from += namesAtOnce) {
    const some = named.slice(from, from + namesAtOnce);
    ids.push(...some.filter(({ name }) => isLike(name)).map(({ id }) => id));
    await nextTick();
  }
  return ids;
}

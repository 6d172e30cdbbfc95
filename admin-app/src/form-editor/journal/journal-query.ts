import { infiniteQueryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { readVersion } from '../../api/version-query.ts';

/**
 * The stored version and its saves, newest first; `beforeRead` saves what is not saved yet. The first
 * page reads the version first, so that its entries lead back from exactly that content.
 */
export function journalQuery(id: string, beforeRead: () => Promise<unknown>) {
  return infiniteQueryOptions({
    queryKey: [...queryKeys.versions.one(id), 'journal'],
    initialPageParam: null as number | null,
    queryFn: async ({ pageParam, signal }) => {
      if (pageParam === null) await beforeRead();
      const version = pageParam === null ? await readVersion(id, signal) : null;
      const before = version === null ? pageParam : version.revision + 1;
      const query = { before: String(before) };
      const { data, meta } = await api.listJournal({ params: { id }, query }, { signal });
      return { version, entries: data, nextBefore: meta.next_before };
    },
    getNextPageParam: ({ nextBefore }) => nextBefore,
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
  });
}

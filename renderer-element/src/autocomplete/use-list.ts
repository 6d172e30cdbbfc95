import { useEffect, useState } from 'react';
import type { ListItem } from '@form-builder/core/field-types/list-item.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import { useProcedures } from './use-procedures.ts';

/** The most entries that a search returns. */
export const maxEntries = 100;

/** Searches a list, or the entries that belong to another answer, by the typed text. */
export function useListSearch(list: string, parents?: readonly string[]) {
  const call = useProcedures();
  return (search: string, signal?: AbortSignal): Promise<readonly ListItem[]> =>
    parents?.length === 0
      ? Promise.resolve([])
      : call(
          'custom-list:search',
          { list, search, ...(parents && { parents: [...parents] }) },
          signal,
        );
}

interface FoundList {
  readonly state: 'searching' | 'failed' | 'offline' | 'done';
  readonly items: readonly ListItem[];
}

interface ShownList extends FoundList {
  retry(): void;
}

/** A constant, so that the state of a newly rendered field does not change and render it twice. */
const searching: FoundList = { state: 'searching', items: [] };

/** All entries of a list, fetched when the field is rendered. */
export function useWholeList(list: string, parents?: readonly string[]): ShownList {
  const search = useListSearch(list, parents);
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState(searching);
  useEffect(() => {
    const request = new AbortController();
    setFound(searching);
    const show = (next: FoundList) => {
      if (!request.signal.aborted) setFound(next);
    };
    search('', request.signal).then(
      (items) => show({ state: 'done', items }),
      (error: unknown) => {
        const isOffline = RequestFailure.from(error).isOffline;
        show({ state: isOffline ? 'offline' : 'failed', items: [] });
      },
    );
    return () => request.abort();
    // Fetches again only for another list, other parents or a retry.
  }, [list, parents?.join('\n'), tries]);
  return { ...found, retry: () => setTries(tries + 1) };
}

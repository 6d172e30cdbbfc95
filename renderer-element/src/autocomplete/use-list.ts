import { useEffect, useState } from 'react';
import type { ListItem } from '@form-builder/core/field-types/list-item.ts';
import { RequestFailure } from '../requests/request-failure.ts';
import { useProcedures } from './use-procedures.ts';

/** The most entries that a search returns. */
export const mostEntries = 100;

/** Searches a list by what the visitor types. */
export function useListSearch(list: string) {
  const call = useProcedures();
  return (search: string, signal?: AbortSignal): Promise<readonly ListItem[]> =>
    call('custom-list:search', { list, search }, signal);
}

interface ShownList {
  readonly state: 'searching' | 'failed' | 'offline' | 'done';
  readonly items: readonly ListItem[];
  retry(): void;
}

/** All entries of a list, fetched when the field is rendered. */
export function useWholeList(list: string): ShownList {
  const search = useListSearch(list);
  const [tries, setTries] = useState(0);
  const [found, setFound] = useState<Omit<ShownList, 'retry'>>({ state: 'searching', items: [] });
  useEffect(() => {
    const asking = new AbortController();
    const show = (next: Omit<ShownList, 'retry'>) => {
      if (!asking.signal.aborted) setFound(next);
    };
    search('', asking.signal).then(
      (items) => show({ state: 'done', items }),
      (error: unknown) => {
        const isOffline = RequestFailure.from(error).isOffline;
        show({ state: isOffline ? 'offline' : 'failed', items: [] });
      },
    );
    return () => asking.abort();
    // Asks anew for another list or try only.
  }, [list, tries]);
  return { ...found, retry: () => setTries(tries + 1) };
}

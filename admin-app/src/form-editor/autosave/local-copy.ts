import { queryOptions } from '@tanstack/react-query';
import type { LocalCopy } from './parse-local-copy.ts';

/** The store of a version's unsaved changes on this device. */
export interface LocalCopyStore {
  /** Returns the changes that were unsaved when the store was opened. */
  read(): LocalCopy | undefined;
  write(copy: LocalCopy): void;
  clear(): void;
}

/**
 * Opens the store in the browser's storage; it does nothing when that is full or blocked. The schema of a whole version
 * is fetched only when there are changes to parse, which is rare.
 */
export async function openLocalCopyStore(
  storage: Storage,
  versionId: string,
): Promise<LocalCopyStore> {
  const key = `form-editor:${versionId}`;
  const text = storage.getItem(key);
  const kept =
    text === null ? undefined : (await import('./parse-local-copy.ts')).parseLocalCopy(text);
  return {
    read: () => kept,
    write(copy) {
      try {
        storage.setItem(key, JSON.stringify(copy));
      } catch {
        // A full or blocked storage only removes the safety net. Its content is older than the
        // current changes, so it is deleted.
        storage.removeItem(key);
      }
    },
    clear: () => storage.removeItem(key),
  };
}

/** The store of a version, opened each time the editor opens. */
export function localCopyQuery(versionId: string) {
  return queryOptions({
    queryKey: ['local-copy', versionId],
    queryFn: () => openLocalCopyStore(localStorage, versionId),
    gcTime: 0,
    staleTime: Infinity,
    refetchOnWindowFocus: false,
    structuralSharing: false,
  });
}

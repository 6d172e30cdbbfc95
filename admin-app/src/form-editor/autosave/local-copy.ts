import { versionsContract } from '@form-builder/core/contract/staff/versions.ts';
import * as v from 'valibot';
import type { EditedVersion } from '../document/edited-version.ts';

/** Changes that were not saved yet, with the revision they were made on. */
export interface LocalCopy {
  readonly revision: number;
  readonly document: EditedVersion;
}

/** Where unsaved changes of one version stay on this device. */
export interface LocalCopyStore {
  read(): LocalCopy | undefined;
  write(copy: LocalCopy): void;
  clear(): void;
}

const localCopySchema = v.object({
  revision: v.number(),
  document: v.required(v.omit(versionsContract.updateVersion.body, ['languages'])),
});

/** Keeps unsaved changes in the browser's storage; does nothing when the storage is full or blocked. */
export function createLocalCopyStore(storage: Storage, versionId: string): LocalCopyStore {
  const key = `form-editor:${versionId}`;
  return {
    read() {
      const parsed = v.safeParse(localCopySchema, parseJson(storage.getItem(key)));
      return parsed.success ? parsed.output : undefined;
    },
    write(copy) {
      try {
        storage.setItem(key, JSON.stringify(copy));
      } catch {
        // A full or closed storage only takes away the safety net: what it held is older than
        // what is being saved, so it goes.
        storage.removeItem(key);
      }
    },
    clear: () => storage.removeItem(key),
  };
}

function parseJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

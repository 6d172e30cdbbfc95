import { versionSchema } from '@form-builder/core/contract/staff/forms/versions.ts';
import * as v from 'valibot';
import type { EditedVersion } from '../document/edited-version.ts';

/** Unsaved changes, with the revision on which they are based. */
export interface LocalCopy {
  readonly revision: number;
  /** Copies of earlier releases have no theme. */
  readonly document: Omit<EditedVersion, 'theme_settings'> &
    Partial<Pick<EditedVersion, 'theme_settings'>>;
}

/** The store of a version's unsaved changes on this device. */
export interface LocalCopyStore {
  read(): LocalCopy | undefined;
  write(copy: LocalCopy): void;
  clear(): void;
}

const localCopySchema = v.object({
  revision: v.number(),
  document: v.object({
    ...v.pick(versionSchema, [
      'title',
      'description',
      'pages',
      'variables',
      'settings',
      'submission_settings',
    ]).entries,
    theme_settings: v.exactOptional(versionSchema.entries.theme_settings),
    translations: v.exactOptional(versionSchema.entries.translations),
    translation_notes: v.exactOptional(versionSchema.entries.translation_notes),
  }),
});

/** Stores unsaved changes in the browser's storage; does nothing when it is full or blocked. */
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
        // A full or blocked storage only removes the safety net. Its content is older than the
        // current changes, so it is deleted.
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

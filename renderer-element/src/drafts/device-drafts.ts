import type { DeviceDraft } from '../state/device-draft.ts';
import { earlyInputKey } from './early-input-key.ts';

/** The scope of a draft: one form, version and environment. */
export interface DraftScope {
  readonly formId: string;
  readonly versionId: string;
  readonly environment: string;
}

/** Stores drafts on the visitor's own device. */
export interface DeviceDrafts {
  find(scope: DraftScope): DeviceDraft | undefined;
  /** False when the device cannot store it (storage full or switched off). */
  store(scope: DraftScope, draft: DeviceDraft): boolean;
  remove(scope: DraftScope): void;
  /** Whether a draft of any version of the form is stored. */
  hasAny(formId: string): boolean;
}

const prefix = 'form-builder:';
const keptForMs = 30 * 86_400_000;

/**
 * Drafts in the browser's local storage, written synchronously, so that a crash right after a
 * change loses nothing. Drafts of more than 30 days old are removed on the next search.
 */
export function createDeviceDrafts(storage: Storage, now: () => number): DeviceDrafts {
  const forgetEarly = ({ formId, environment }: DraftScope) =>
    storage.removeItem(earlyInputKey(formId, environment));
  return {
    find(scope) {
      removeOld(storage, now());
      return parseDraft(storage.getItem(draftKey(scope)));
    },
    store(scope, draft) {
      try {
        storage.setItem(draftKey(scope), JSON.stringify(draft));
        // The draft contains the early input now.
        forgetEarly(scope);
        return true;
      } catch (error) {
        if (error instanceof DOMException) return false;
        throw error;
      }
    },
    remove(scope) {
      storage.removeItem(draftKey(scope));
      forgetEarly(scope);
    },
    hasAny: (formId) => Object.keys(storage).some((key) => key.startsWith(prefix + formId)),
  };
}

/** The storage of browsers that have none, and of forms that may not use it: stores nothing. */
export const noDrafts: DeviceDrafts = {
  find: () => undefined,
  store: () => false,
  remove: () => undefined,
  hasAny: () => false,
};

/** The storage key of a draft. */
export function draftKey({ formId, versionId, environment }: DraftScope): string {
  return `${prefix}${formId}:${versionId}:${environment}`;
}

function removeOld(storage: Storage, now: number): void {
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (!key?.startsWith(prefix)) continue;
    const draft = parseDraft(storage.getItem(key));
    if (!draft || now - draft.keptAt > keptForMs) storage.removeItem(key);
  }
}

function parseDraft(json: string | null): DeviceDraft | undefined {
  if (json === null) return undefined;
  try {
    const draft: unknown = JSON.parse(json);
    return isDraft(draft) ? draft : undefined;
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function isDraft(value: unknown): value is DeviceDraft {
  return (
    typeof value === 'object' &&
    value !== null &&
    'keptAt' in value &&
    typeof value.keptAt === 'number' &&
    'pageId' in value &&
    typeof value.pageId === 'string' &&
    'answers' in value &&
    typeof value.answers === 'object' &&
    value.answers !== null
  );
}

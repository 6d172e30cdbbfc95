import type { DeviceDraft } from '../state/device-draft.ts';
import { draftKey, type DeviceDrafts, type DraftScope } from './device-drafts.ts';

/** Writes one form's draft to the device: a moment after the last change, at once when asked. */
export interface DraftAutosave {
  /** The draft's key in the storage of the device. */
  readonly key: string;
  find(): DeviceDraft | undefined;
  schedule(): void;
  /** Writes what waits to be kept; without news nothing, for another tab may have written since. */
  flush(): void;
  /** Removes the draft: sent, or the visitor starts over. */
  discard(): void;
}

const pauseMs = 250;

/** Keeps what `read` gives; nothing is written while it gives `undefined`. */
export function createDraftAutosave(
  drafts: DeviceDrafts,
  scope: DraftScope,
  read: () => DeviceDraft | undefined,
): DraftAutosave {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const draft = read();
    if (draft) drafts.store(scope, draft);
  };
  return {
    key: draftKey(scope),
    find: () => drafts.find(scope),
    schedule() {
      timer ??= setTimeout(flush, pauseMs);
    },
    flush,
    discard() {
      clearTimeout(timer);
      timer = undefined;
      drafts.remove(scope);
    },
  };
}

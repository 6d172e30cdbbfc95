import type { DeviceDraft } from '../state/device-draft.ts';
import { draftKey, type DeviceDrafts, type DraftScope } from './device-drafts.ts';

/** Writes one form's draft to the device: 250 ms after a change, at once on request. */
export interface DraftAutosave {
  /** The storage key of the draft. */
  readonly key: string;
  find(): DeviceDraft | undefined;
  schedule(): void;
  /**
   * Writes a scheduled change at once; writes nothing without one, because another tab may have
   * written since.
   */
  flush(): void;
  /** Removes the draft: after submitting, or when the visitor starts over. */
  discard(): void;
}

const pauseMs = 250;

/** Creates the autosave. It stores the result of `read`, and nothing while that is `undefined`. */
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

import { draftKey, type DeviceDraft, type DeviceDrafts, type DraftPlace } from './device-drafts.ts';

/** Writes one form's draft to the device: a moment after the last change, at once when asked. */
export interface Keeper {
  /** The draft's key in the storage of the device. */
  readonly key: string;
  find(): DeviceDraft | undefined;
  keepSoon(): void;
  /** Writes what waits to be kept; without news nothing, for another tab may have written since. */
  keepNow(): void;
  /** Removes the draft: sent, or the visitor starts over. */
  forget(): void;
}

const pauseMs = 250;

/** Keeps what `read` gives; nothing is written while it gives `undefined`. */
export function createKeeper(
  drafts: DeviceDrafts,
  place: DraftPlace,
  read: () => DeviceDraft | undefined,
): Keeper {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keepNow = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    const draft = read();
    if (draft) drafts.keep(place, draft);
  };
  return {
    key: draftKey(place),
    find: () => drafts.find(place),
    keepSoon() {
      timer ??= setTimeout(keepNow, pauseMs);
    },
    keepNow,
    forget() {
      clearTimeout(timer);
      timer = undefined;
      drafts.remove(place);
    },
  };
}

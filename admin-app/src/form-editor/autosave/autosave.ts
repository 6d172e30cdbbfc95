import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { Problem } from '@form-builder/core/contract/problem.ts';
import type { Version } from '@form-builder/core/contract/versions.ts';
import { editedVersionOf, type EditedVersion } from '../document/edited-version.ts';
import { isSame } from './describe-differences.ts';
import type { LocalCopyStore } from './local-copy.ts';
import type { SaveState } from './save-state.ts';
import { hasNoChanges, unsavedChanges } from './unsaved-changes.ts';

/** Rest after the last change before it is saved. */
const restMs = 800;
const firstRetryMs = 2_000;
const longestRetryMs = 60_000;

/** Calls back once after a while; returns the way to call it off. */
export type Schedule = (callback: () => void, delayMs: number) => () => void;

/** What saving needs of the world around it. */
export interface AutosaveOptions {
  /** The version as it was loaded. */
  readonly version: Version;
  /** Sends changes made on `revision`; answers the new revision. Throws ApiError when refused. */
  readonly save: (changes: Partial<EditedVersion>, revision: number) => Promise<number>;
  /** Reads the version as it is stored now. */
  readonly load: () => Promise<Version>;
  readonly schedule: Schedule;
  readonly localCopy: LocalCopyStore;
  readonly onState: (state: SaveState) => void;
}

/**
 * Saves a version by itself, one request at a time. No change is lost: what is made during a save
 * goes with the next one, and whatever could not be saved stays on the device until it is.
 */
export interface Autosave {
  /** Begins; answers what to show: the stored version, or what was left unsaved on this device. */
  start(): EditedVersion;
  /** Tells that the document is now this; it is saved after a short rest. */
  changed(document: EditedVersion): void;
  /** Saves at once what is not saved yet; true when nothing is left unsaved. */
  flush(): Promise<boolean>;
  /** After a conflict: what is here wins over what the other person saved. */
  keepMine(): void;
  /** After a conflict: answers what the other person saved, which is the new starting point. */
  takeTheirs(): EditedVersion;
  /** Stops saving; what is unsaved stays on the device. */
  stop(): void;
  /** Goes on saving after a stop. */
  resume(): void;
}

export function createAutosave(options: AutosaveOptions): Autosave {
  const { localCopy, onState, schedule } = options;
  let state: SaveState = { status: 'saved' };
  let saved = editedVersionOf(options.version);
  let revision = options.version.revision;
  let current = saved;
  /** The request under way; the next one waits for it. */
  let sending: Promise<void> | undefined;
  let callOff: () => void = () => undefined;
  let retryMs = firstRetryMs;
  let isStopped = false;

  const enter = (next: SaveState) => {
    state = next;
    onState(next);
  };
  const keepOnDevice = () => localCopy.write({ revision, document: current });
  const saveAfter = (delayMs: number) => {
    callOff();
    if (!isStopped) callOff = schedule(() => void attempt(), delayMs);
  };

  /** At rest when everything is saved; else on to saving what is not. */
  const settle = () => {
    if (hasNoChanges(saved, current)) {
      callOff();
      localCopy.clear();
      return enter({ status: 'saved' });
    }
    if (state.status !== 'offline') enter({ status: 'unsaved' });
    saveAfter(restMs);
  };

  const attempt = (): Promise<void> => {
    callOff();
    if (sending) return sending;
    if (state.status === 'conflict' || state.status === 'locked') return Promise.resolve();
    if (hasNoChanges(saved, current)) return Promise.resolve(settle());
    sending = send(current);
    return sending;
  };

  /** One request; its outcome is only acted on once it is no longer under way. */
  const send = async (document: EditedVersion) => {
    keepOnDevice();
    enter({ status: 'saving' });
    const conclude = await outcomeOf(document).finally(() => (sending = undefined));
    conclude();
  };

  const outcomeOf = async (document: EditedVersion): Promise<() => void> => {
    try {
      revision = await options.save(unsavedChanges(saved, document), revision);
      retryMs = firstRetryMs;
      saved = document;
      return settle;
    } catch (error) {
      return failureOf(error, document);
    }
  };

  const failureOf = (
    error: unknown,
    document: EditedVersion,
  ): (() => void) | Promise<() => void> => {
    const { problem, isPassing } = refusalOf(error);
    if (problem?.code === 'stale') return meeting();
    return () => {
      keepOnDevice();
      if (problem?.code === 'version_locked') return enter({ status: 'locked' });
      if (isPassing) return retryLater();
      enter({ status: 'refused', problem });
      if (current !== document) saveAfter(restMs);
    };
  };

  const retryLater = () => {
    enter({ status: 'offline' });
    saveAfter(retryMs);
    retryMs = Math.min(retryMs * 2, longestRetryMs);
  };

  /**
   * The revision is stale: reads what is stored. When someone else changed it the designer chooses;
   * when only the revision moved on (a step on the road to an environment) saving goes on from it.
   */
  const meeting = async (): Promise<() => void> => {
    keepOnDevice();
    try {
      const theirs = await options.load();
      if (!isSame(editedVersionOf(theirs), saved))
        return () => enter({ status: 'conflict', theirs });
      revision = theirs.revision;
      return () => {
        enter({ status: 'unsaved' });
        saveAfter(0);
      };
    } catch (error) {
      refusalOf(error);
      return retryLater;
    }
  };

  const startFrom = (theirs: Version) => {
    saved = editedVersionOf(theirs);
    revision = theirs.revision;
  };

  return {
    start() {
      const kept = localCopy.read();
      if (!kept) return saved;
      current = kept.document;
      if (kept.revision === revision) settle();
      else enter({ status: 'conflict', theirs: options.version });
      return current;
    },
    changed(document) {
      current = document;
      if (state.status === 'conflict' || state.status === 'locked') return keepOnDevice();
      if (!sending) settle();
    },
    async flush() {
      await attempt();
      if (state.status === 'unsaved') await attempt();
      return state.status === 'saved';
    },
    keepMine() {
      if (state.status !== 'conflict') return;
      startFrom(state.theirs);
      enter({ status: 'unsaved' });
      void attempt();
    },
    takeTheirs() {
      if (state.status === 'conflict') startFrom(state.theirs);
      current = saved;
      settle();
      return saved;
    },
    stop() {
      isStopped = true;
      callOff();
      if (!hasNoChanges(saved, current)) keepOnDevice();
    },
    resume() {
      isStopped = false;
      if (state.status === 'unsaved' || state.status === 'offline') saveAfter(restMs);
    },
  };
}

/** What the API said, and whether the same may succeed later; anything else is our own mistake. */
function refusalOf(error: unknown): { problem: Problem | undefined; isPassing: boolean } {
  if (!(error instanceof ApiError)) throw error;
  const { status = 0, problem } = error;
  return { problem, isPassing: error.isOffline || status >= 500 || status === 429 };
}

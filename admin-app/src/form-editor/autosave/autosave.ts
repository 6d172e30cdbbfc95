import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { Side } from '@form-builder/core/diff/merge/conflict.ts';
import type { MergeVersions } from '@form-builder/core/diff/merge/merge-versions.ts';
import type { Problem } from '@form-builder/core/contract/problem.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import { editedVersionOf, type EditedVersion } from '../document/edited-version.ts';
import { isSame } from './describe-differences.ts';
import type { LocalCopyStore } from './local-copy.ts';
import type { SaveState } from './save-state.ts';
import { hasNoChanges, sharedMembers, type UnsavedEdit } from './unsaved-changes.ts';

/** The pause after the last change before it is saved. */
const restMs = 800;
const firstRetryMs = 2_000;
const longestRetryMs = 60_000;

/** Calls back once after a delay; returns a function that cancels it. */
export type Schedule = (callback: () => void, delayMs: number) => () => void;

/** The dependencies of saving: calls to the server, timers and a local copy. */
export interface AutosaveOptions {
  /** The version as it was loaded. */
  readonly version: Version;
  /**
   * Sends what an edit changed since `revision`; returns the new revision. Throws ApiError when the
   * server rejects it.
   */
  readonly save: (edit: UnsavedEdit, revision: number) => Promise<number>;
  /** Fetches the stored version. */
  readonly load: () => Promise<Version>;
  readonly schedule: Schedule;
  readonly localCopy: LocalCopyStore;
  readonly onState: (state: SaveState) => void;
  /** Shows the changes of another user together with those made here. */
  readonly onMerged: (document: EditedVersion, theirs: Version, merge: MergeVersions) => void;
  /** Selects the edited part of a version; by default that of the form editor. */
  readonly documentOf?: (version: Version) => EditedVersion;
}

/**
 * Saves a version automatically, one request at a time. No change is lost: a change made during a
 * save is sent with the next one, and unsaved changes are stored on the device.
 */
export class Autosave {
  readonly #options: AutosaveOptions;
  readonly #documentOf: (version: Version) => EditedVersion;
  #state: SaveState = { status: 'saved' };
  #saved: EditedVersion;
  #revision: number;
  #current: EditedVersion;
  /** The pending request; the next one waits for it. */
  #sending: Promise<void> | undefined;
  #callOff: () => void = () => undefined;
  #retryMs = firstRetryMs;
  #isStopped = false;

  constructor(options: AutosaveOptions) {
    this.#options = options;
    this.#documentOf = options.documentOf ?? editedVersionOf;
    this.#saved = this.#documentOf(options.version);
    this.#revision = options.version.revision;
    this.#current = this.#saved;
  }

  /** The stored revision that the document continues from. */
  get revision(): number {
    return this.#revision;
  }

  /**
   * Starts autosave; returns the document to show: the stored version, or unsaved changes from this
   * device.
   */
  start(): EditedVersion {
    const kept = this.#options.localCopy.read();
    if (!kept) return this.#saved;
    this.#current = sharedMembers({ ...this.#saved, ...kept.document }, this.#saved);
    // A page that was reloaded while it saved kept what the stored version has by now.
    const isStored = hasNoChanges(this.#saved, this.#current);
    if (isStored || kept.revision === this.#revision) this.#finishOrSchedule();
    else this.#enter({ status: 'conflict', theirs: this.#options.version });
    return this.#current;
  }

  /** Receives the changed document, which is saved after a short pause. */
  changed(document: EditedVersion): void {
    this.#current = document;
    if (!this.#maySave()) this.#keepOnDevice();
    else if (!this.#sending) this.#finishOrSchedule();
  }

  /** Saves unsaved changes at once; returns true when nothing is left unsaved. */
  async flush(): Promise<boolean> {
    await this.#attempt();
    if (this.#state.status === 'unsaved') await this.#attempt();
    return this.#state.status === 'saved';
  }

  /**
   * In a conflict: the changes of both, with the values of one side where they differ. Without a common
   * version, that side as it is.
   */
  resolved(prefer: Side): EditedVersion {
    if (this.#state.status !== 'conflict') return this.#current;
    const { theirs, merge } = this.#state;
    const [mine, stored] = [this.#current, this.#whole(theirs)];
    if (!merge) return prefer === 'mine' ? mine : stored;
    const { base, mergeVersions } = merge;
    return sharedMembers(mergeVersions({ base, mine, theirs: stored }, prefer).merged, stored);
  }

  /** After a conflict: saves this document over the version of the other user. */
  resolve(document: EditedVersion): void {
    if (this.#state.status !== 'conflict') return;
    this.#continueFrom(this.#state.theirs, document);
    void this.#attempt();
  }

  /**
   * Takes over what another user saved, up to this revision or later. Unsaved changes meet it when they are saved.
   */
  catchUp(revision: number): Promise<void> {
    if (this.#state.status !== 'saved' || this.#sending) return Promise.resolve();
    if (revision <= this.#revision || this.#isStopped) return Promise.resolve();
    this.#sending = this.#catchUp();
    return this.#sending;
  }

  /** Continues from a version that another request saved; `more` are members besides the edited part. */
  adopt(stored: Version, more: Partial<EditedVersion>): EditedVersion {
    this.#startFrom(stored);
    this.#saved = { ...this.#saved, ...more };
    this.#current = this.#saved;
    this.#finishOrSchedule();
    return this.#saved;
  }

  /** Stops saving; unsaved changes remain on the device. */
  stop(): void {
    this.#isStopped = true;
    this.#callOff();
    if (!hasNoChanges(this.#saved, this.#current)) this.#keepOnDevice();
  }

  /** Resumes saving after a stop. */
  resume(): void {
    this.#isStopped = false;
    const { status } = this.#state;
    if (status === 'unsaved' || status === 'offline') this.#saveAfter(restMs);
  }

  #enter(next: SaveState): void {
    this.#state = next;
    this.#options.onState(next);
  }

  #keepOnDevice(): void {
    this.#options.localCopy.write({ revision: this.#revision, document: this.#current });
  }

  #startFrom(theirs: Version): void {
    this.#saved = this.#documentOf(theirs);
    this.#revision = theirs.revision;
  }

  #maySave(): boolean {
    return this.#state.status !== 'conflict' && this.#state.status !== 'locked';
  }

  #saveAfter(delayMs: number): void {
    this.#callOff();
    if (this.#isStopped) return;
    this.#callOff = this.#options.schedule(() => void this.#attempt(), delayMs);
  }

  /** Reports "saved" when there are no changes; otherwise schedules the next save. */
  #finishOrSchedule(): void {
    if (hasNoChanges(this.#saved, this.#current)) {
      this.#callOff();
      this.#options.localCopy.clear();
      return this.#enter({ status: 'saved' });
    }
    if (this.#state.status !== 'offline') this.#enter({ status: 'unsaved' });
    this.#saveAfter(restMs);
  }

  #attempt(): Promise<void> {
    this.#callOff();
    if (this.#sending) return this.#sending;
    if (!this.#maySave()) return Promise.resolve();
    if (hasNoChanges(this.#saved, this.#current)) return Promise.resolve(this.#finishOrSchedule());
    this.#sending = this.#send(this.#current);
    return this.#sending;
  }

  /** Makes one request; its outcome is applied once it is no longer pending. */
  async #send(document: EditedVersion): Promise<void> {
    this.#keepOnDevice();
    this.#enter({ status: 'saving' });
    const conclude = await this.#outcomeOf(document).finally(() => (this.#sending = undefined));
    conclude();
  }

  async #outcomeOf(document: EditedVersion): Promise<() => void> {
    try {
      const edit = { saved: this.#saved, current: document };
      this.#revision = await this.#options.save(edit, this.#revision);
      this.#retryMs = firstRetryMs;
      this.#saved = document;
      return () => this.#finishOrSchedule();
    } catch (error) {
      this.#keepOnDevice();
      const refusal = refusalOf(error);
      if (refusal.problem?.code === 'stale') return this.#meeting();
      return () => this.#refused(refusal, document);
    }
  }

  #refused({ problem, isPassing }: Refusal, document: EditedVersion): void {
    if (problem?.code === 'version_locked') return this.#enter({ status: 'locked' });
    if (isPassing) return this.#retryLater();
    this.#enter({ status: 'refused', problem });
    if (this.#current !== document) this.#saveAfter(restMs);
  }

  #retryLater(): void {
    this.#enter({ status: 'offline' });
    this.#saveAfter(this.#retryMs);
    this.#retryMs = Math.min(this.#retryMs * 2, longestRetryMs);
  }

  /** A stored version, with the members that are edited here besides those of the editor. */
  #whole(theirs: Version): EditedVersion {
    return { ...this.#saved, ...this.#documentOf(theirs) };
  }

  #continueFrom(theirs: Version, document: EditedVersion): void {
    const stored = this.#whole(theirs);
    this.#revision = theirs.revision;
    this.#saved = stored;
    this.#current = sharedMembers(document, stored);
    this.#enter({ status: 'unsaved' });
    this.#finishOrSchedule();
  }

  /** Changes made while the stored version was fetched merge with it. */
  async #catchUp(): Promise<void> {
    const conclude = await this.#meeting().finally(() => (this.#sending = undefined));
    conclude();
  }

  /** Merges what another user saved; the designer chooses where both changed the same setting. */
  #meet(theirs: Version, mergeVersions: MergeVersions): void {
    const [base, mine] = [this.#saved, this.#current];
    const three = { base, mine, theirs: this.#whole(theirs) };
    const { merged, conflicts } = mergeVersions(three, 'mine');
    if (conflicts.length > 0) {
      const merge = { base, conflicts, mergeVersions };
      return this.#enter({ status: 'conflict', theirs, merge });
    }
    const isNew = !isSame(merged, mine);
    this.#continueFrom(theirs, isNew ? merged : mine);
    if (isNew) this.#options.onMerged(this.#current, theirs, mergeVersions);
  }

  /** Handles a stale revision by fetching the stored version, from which saving continues. */
  async #meeting(): Promise<() => void> {
    const mergeVersions = await loadMergeVersions();
    if (!mergeVersions) return () => this.#retryLater();
    try {
      const theirs = await this.#options.load();
      return () => this.#meet(theirs, mergeVersions);
    } catch (error) {
      refusalOf(error);
      return () => this.#retryLater();
    }
  }
}

/** Fetches the code that merges; returns nothing while the network is down. */
async function loadMergeVersions(): Promise<MergeVersions | undefined> {
  try {
    return (await import('@form-builder/core/diff/merge/merge-versions.ts')).mergeVersions;
  } catch {
    return undefined;
  }
}

/** Too many requests, and a session that ended: the person signs in again. */
const passing: ReadonlySet<number> = new Set([401, 429]);

interface Refusal {
  readonly problem: Problem | undefined;
  /** Whether the same request may succeed later. */
  readonly isPassing: boolean;
}

/** Returns the error of the API; any other error is an internal one and is rethrown. */
function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error;
  const { status = 0, problem } = error;
  return { problem, isPassing: error.isOffline || status >= 500 || passing.has(status) };
}

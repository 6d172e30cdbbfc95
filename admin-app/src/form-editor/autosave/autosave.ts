import { ApiError } from '@form-builder/core/client/create-client.ts';
import type { Problem } from '@form-builder/core/contract/problem.ts';
import type { Version } from '@form-builder/core/contract/staff/versions.ts';
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
export class Autosave {
  readonly #options: AutosaveOptions;
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
    this.#saved = editedVersionOf(options.version);
    this.#revision = options.version.revision;
    this.#current = this.#saved;
  }

  /** Begins; answers what to show: the stored version, or what was left unsaved on this device. */
  start(): EditedVersion {
    const kept = this.#options.localCopy.read();
    if (!kept) return this.#saved;
    this.#current = kept.document;
    if (kept.revision === this.#revision) this.#finishOrSchedule();
    else this.#enter({ status: 'conflict', theirs: this.#options.version });
    return this.#current;
  }

  /** Tells that the document is now this; it is saved after a short rest. */
  changed(document: EditedVersion): void {
    this.#current = document;
    if (!this.#maySave()) this.#keepOnDevice();
    else if (!this.#sending) this.#finishOrSchedule();
  }

  /** Saves at once what is not saved yet; true when nothing is left unsaved. */
  async flush(): Promise<boolean> {
    await this.#attempt();
    if (this.#state.status === 'unsaved') await this.#attempt();
    return this.#state.status === 'saved';
  }

  /** After a conflict: what is here wins over what the other person saved. */
  keepMine(): void {
    if (this.#state.status !== 'conflict') return;
    this.#startFrom(this.#state.theirs);
    this.#enter({ status: 'unsaved' });
    void this.#attempt();
  }

  /** After a conflict: answers what the other person saved, which is the new starting point. */
  takeTheirs(): EditedVersion {
    if (this.#state.status === 'conflict') this.#startFrom(this.#state.theirs);
    this.#current = this.#saved;
    this.#finishOrSchedule();
    return this.#saved;
  }

  /** Stops saving; what is unsaved stays on the device. */
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
    this.#saved = editedVersionOf(theirs);
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

  /** One request; its outcome takes effect only once it is no longer pending. */
  async #send(document: EditedVersion): Promise<void> {
    this.#keepOnDevice();
    this.#enter({ status: 'saving' });
    const conclude = await this.#outcomeOf(document).finally(() => (this.#sending = undefined));
    conclude();
  }

  async #outcomeOf(document: EditedVersion): Promise<() => void> {
    try {
      const changes = unsavedChanges(this.#saved, document);
      this.#revision = await this.#options.save(changes, this.#revision);
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

  /**
   * The revision is stale: reads what is stored. When someone else changed it the designer chooses;
   * when only the revision moved on (a transition in an environment) saving continues from it.
   */
  async #meeting(): Promise<() => void> {
    try {
      const theirs = await this.#options.load();
      if (!isSame(editedVersionOf(theirs), this.#saved)) {
        return () => this.#enter({ status: 'conflict', theirs });
      }
      this.#revision = theirs.revision;
      return () => {
        this.#enter({ status: 'unsaved' });
        this.#saveAfter(0);
      };
    } catch (error) {
      refusalOf(error);
      return () => this.#retryLater();
    }
  }
}

interface Refusal {
  readonly problem: Problem | undefined;
  /** Whether the same may succeed later. */
  readonly isPassing: boolean;
}

/** What the API said to a save; anything else that was thrown is our own mistake. */
function refusalOf(error: unknown): Refusal {
  if (!(error instanceof ApiError)) throw error;
  const { status = 0, problem } = error;
  return { problem, isPassing: error.isOffline || status >= 500 || status === 429 };
}

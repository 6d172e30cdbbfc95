import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { SentStatements } from '@form-builder/core/contract/staff/submissions.ts';
import type { ServerDraft } from '../requests/form-services.ts';
import type { DeferredScreen } from './screen.ts';

/** An attempt to submit without a response: repeating it with its key never submits twice. */
export interface Attempt {
  readonly key: string;
  /** When the finished form was last sent with it, by this device's clock; absent for drafts. */
  readonly sentAt?: number | undefined;
  /** What the visitor accepted with it. */
  readonly statements?: SentStatements | undefined;
}

/** The draft on the server, once the visitor saved it. */
export interface SavedDraft extends ServerDraft {
  /** The server's, as of our last write: another value shows that the draft was changed elsewhere. */
  readonly revision?: number | undefined;
  /** When the visitor last chose to save; milliseconds since the epoch. */
  readonly at?: number | undefined;
}

/** What the device stores of an unfinished form. */
export interface DeviceDraft {
  readonly answers: Answers;
  readonly pageId: string;
  readonly breakId?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly keptAt: number;
  readonly attempt?: Attempt | undefined;
  /** The screen of the visitor, when that is no page of the form. */
  readonly screen?: DeferredScreen | undefined;
  readonly saved?: SavedDraft | undefined;
}

/** What must survive between attempts to submit; the device stores it with the answers. */
export type PendingSubmission = Pick<DeviceDraft, 'attempt' | 'saved'>;

/** The store of that; `write` returns after storing. */
export interface PendingSubmissionStore {
  read(): PendingSubmission;
  write(pending: PendingSubmission): void;
}

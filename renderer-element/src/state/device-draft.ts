import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { SentStatements } from '@form-builder/core/contract/visitor/sent-submission.ts';
import type { VariableValues } from '@form-builder/core/form/variables/variable.ts';
import type { ServerDraft } from '../requests/form-services.ts';
import type { DeferredScreen } from './screen.ts';

/**
 * An attempt to submit that got no response yet; repeating it with the same key never submits
 * twice.
 */
export interface Attempt {
  readonly key: string;
  /**
   * When the completed form was last sent with this key, in milliseconds since the epoch by this
   * device's clock; absent for drafts.
   */
  readonly sentAt?: number | undefined;
  /** The statements that the visitor accepted in this attempt. */
  readonly statements?: SentStatements | undefined;
}

/** The draft on the server, once the visitor saved it. */
export interface SavedDraft extends ServerDraft {
  /**
   * The revision on the server after our last write; another value means that the draft was changed
   * elsewhere.
   */
  readonly revision?: number | undefined;
  /** When the visitor last chose to save; milliseconds since the epoch. */
  readonly at?: number | undefined;
}

/** What the device stores of an unfinished form. */
export interface DeviceDraft {
  readonly answers: Answers;
  /** The page's claims for variables. */
  readonly claims?: VariableValues | undefined;
  readonly pageId: string;
  readonly breakId?: string | undefined;
  /** Milliseconds since the epoch. */
  readonly keptAt: number;
  readonly attempt?: Attempt | undefined;
  /** The current screen, when it is not a page of the form. */
  readonly screen?: DeferredScreen | undefined;
  readonly saved?: SavedDraft | undefined;
}

/** The data that must survive between attempts to submit; the device stores it with the answers. */
export type PendingSubmission = Pick<DeviceDraft, 'attempt' | 'saved'>;

/** Reads and writes this data; `write` returns after storing it. */
export interface PendingSubmissionStore {
  read(): PendingSubmission;
  write(pending: PendingSubmission): void;
}

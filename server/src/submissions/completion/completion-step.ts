import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { OwnSubmission } from '@form-builder/core/contract/staff/submissions.ts';
import type { Program } from '@form-builder/core/session/program/program.ts';
import type { Updateable } from 'kysely';
import type { Writer } from '../../logbook/writer.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { FilledVersion, OwnSubmissionRow } from '../submissions-queries.ts';
import type { SubmissionsTable } from '../submissions-tables.ts';

/** A submission that its visitor wants to complete; its row exists and is locked. */
export interface Completing {
  readonly writer: Writer;
  readonly submission: OwnSubmissionRow;
  readonly version: FilledVersion;
  readonly program: Program;
  /** Validated: what the submission will contain. */
  readonly answers: Answers;
  readonly language: Language;
}

/** What a submission can wait for. */
export type Awaited = NonNullable<OwnSubmission['awaits']>;

/** What to write on a submission that has to wait. */
export type Waiting = Updateable<Pick<SubmissionsTable, 'status' | 'verification_requested_at'>>;

/**
 * One condition that a submission must meet before it becomes final. All steps are asked anew each
 * time, in order, in the transaction that completes: a step says `null` once it is satisfied.
 */
export interface CompletionStep {
  readonly awaits: Awaited;
  /** `null` when nothing has to be awaited; a step may send the job that starts the waiting. */
  readonly findWaiting: (completing: Completing) => Promise<Waiting | null>;
}

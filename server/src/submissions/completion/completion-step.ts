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

/** The same before its row exists. */
export type Sent = Omit<Completing, 'submission'>;

/** What a submission can wait for. */
export type Awaited = NonNullable<OwnSubmission['awaits']>;

/** The columns to write on a submission that has to wait. */
export type Waiting = Updateable<Pick<SubmissionsTable, 'status' | 'verification_requested_at'>>;

/**
 * One condition that a submission must meet before it becomes final. Every completion evaluates all
 * steps again, in order and in its own transaction; a satisfied step answers `null`.
 */
export interface CompletionStep {
  readonly awaits: Awaited;
  /** False when the step has nothing to do with these answers; found without a query. */
  readonly isNeeded: (sent: Sent) => boolean;
  /** `null` when the step is satisfied; otherwise a step may send a job, for example for a code. */
  readonly findWaiting: (completing: Completing) => Promise<Waiting | null>;
}

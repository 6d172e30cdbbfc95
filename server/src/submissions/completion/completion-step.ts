import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { OwnSubmission } from '@form-builder/core/contract/visitor/own-submission.ts';
import type { VariableValues } from '@form-builder/core/form/variables/variable.ts';
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
  /** The validated answers that the submission will contain. */
  readonly answers: Answers;
  /** The values of variables; see `SentAnswers`. */
  readonly variables: VariableValues;
  readonly language: Language;
}

/** A submission to complete, before its row exists. */
export type Sent = Omit<Completing, 'submission'>;

/** What a submission can wait for. */
export type Awaited = NonNullable<OwnSubmission['awaits']>;

/** The columns to write for a submission that has to wait. */
export type Waiting = Updateable<Pick<SubmissionsTable, 'status' | 'verification_requested_at'>>;

/**
 * One condition that a submission must meet before it becomes final. Every completion evaluates all
 * steps again, in order and in its own transaction.
 */
export interface CompletionStep {
  readonly awaits: Awaited;
  /** False when the step does not apply to these answers; needs no query. */
  readonly isNeeded: (sent: Sent) => boolean;
  /**
   * Returns `null` when the step is satisfied; otherwise it may send a job, for example to mail a
   * code.
   */
  readonly findWaiting: (completing: Completing) => Promise<Waiting | null>;
}

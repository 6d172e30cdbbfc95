import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type {
  OwnSubmission,
  SubmissionStatus,
} from '@form-builder/core/contract/visitor/own-submission.ts';
import type {
  AcceptedStatement,
  SubmissionContext,
} from '@form-builder/core/contract/visitor/sent-submission.ts';
import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';
import type { CodePurpose } from './submission-jobs.ts';

export interface SubmissionsTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly form_id: string;
  version_id: string;
  readonly environment: EnvironmentId;
  status: SubmissionStatus;
  readonly is_test: boolean;
  number: number | null;
  title: string | null;
  /** The answers, without the sensitive ones. */
  answers: JSONColumnType<Answers>;
  /** The sensitive answers, encrypted JSON. */
  sealed_answers: Nullable<Buffer>;
  /**
   * The values of the variables as encrypted JSON, by variable id; for a draft the claims of the
   * page.
   */
  sealed_variables: Nullable<Buffer>;
  context: JSONColumnType<SubmissionContext>;
  readonly locale: string;
  readonly public_key_hash: Buffer;
  saved_at: Date | null;
  aborted_at: Date | null;
  completed_at: Date | null;
  readonly created_at: Date;
  updated_at: Date;
  revision: Generated<number>;
  awaits: Nullable<NonNullable<OwnSubmission['awaits']>>;
  verification_requested_at: Nullable<Date>;
  verified_at: Nullable<Date>;
  resume_email: Nullable<string>;
  /** When sensitive answers and identities were removed. */
  anonymised_at: Nullable<Date>;
  assigned_to: Nullable<string>;
  assigned_at: Nullable<Date>;
  is_handled: Generated<boolean>;
  handled_at: Nullable<Date>;
  handled_by_name: Nullable<string>;
  /** The member of staff who filled it in for a citizen; `null`: a visitor did. */
  readonly filled_in_by_name: Nullable<string>;
  /** The statements that the visitor accepted. */
  statements: JSONColumnType<
    readonly AcceptedStatement[] | null,
    string | null | undefined,
    string | null
  >;
}

/** An optional column: `null` when absent. */
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

export interface SubmissionCountersTable {
  readonly tenant_id: string;
  readonly form_id: string;
  readonly is_test: boolean;
  last_number: number;
}

export interface SubmissionAttemptsTable {
  readonly tenant_id: string;
  readonly key_hash: Buffer;
  readonly submission_id: string;
  readonly request_hash: Buffer;
  readonly sealed_public_key: Buffer | null;
  readonly created_at: Date;
}

export interface SubmissionKeysTable {
  readonly tenant_id: string;
  readonly key_hash: Buffer;
  readonly submission_id: string;
  readonly needs_code: boolean;
  readonly created_at: Date;
}

export interface SubmissionCodesTable {
  readonly tenant_id: string;
  readonly submission_id: string;
  readonly purpose: CodePurpose;
  code_hash: Nullable<string>;
  expires_at: Nullable<Date>;
  tries: Generated<number>;
  requested_at: Date;
  counted_from: Date;
  requests: Generated<number>;
}

declare module '../platform/database/database.ts' {
  interface Database {
    submissions: SubmissionsTable;
    submission_counters: SubmissionCountersTable;
    submission_attempts: SubmissionAttemptsTable;
    submission_keys: SubmissionKeysTable;
    submission_codes: SubmissionCodesTable;
  }
}

import type { JSONColumnType } from 'kysely';
import type {
  SubmissionContext,
  SubmissionStatus,
} from '@form-builder/core/contract/submissions.ts';
import type { EnvironmentId } from '@form-builder/core/contract/parts.ts';
import type { Answers } from '@form-builder/core/field-types/field-types.ts';

export interface SubmissionsTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly form_id: string;
  readonly version_id: string;
  readonly environment: EnvironmentId;
  status: SubmissionStatus;
  readonly is_test: boolean;
  number: number | null;
  title: string | null;
  answers: JSONColumnType<Answers>;
  context: JSONColumnType<SubmissionContext>;
  readonly locale: string;
  readonly public_key_hash: Buffer;
  saved_at: Date | null;
  aborted_at: Date | null;
  completed_at: Date | null;
  readonly created_at: Date;
  updated_at: Date;
}

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

export interface SubmissionsTables {
  submissions: SubmissionsTable;
  submission_counters: SubmissionCountersTable;
  submission_attempts: SubmissionAttemptsTable;
}

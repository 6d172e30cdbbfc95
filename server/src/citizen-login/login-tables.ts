import type { AssuranceLevel } from '@form-builder/core/field-types/settings/assurance-level.ts';
import type { AuthEntity } from '@form-builder/core/field-types/auth/auth.ts';
import type { ColumnType, Generated, JSONColumnType } from 'kysely';

/** The person as the log of data processing names them; `null` for a login of before. */
interface NamedSubject {
  data_subject_type: ColumnType<string | null, string | null | undefined, string | null>;
  data_subject_pseudonym: ColumnType<string | null, string | null | undefined, string | null>;
}

/** The register of persons says that the data of the person are shielded. */
interface ShieldedSubject {
  is_shielded: Generated<boolean>;
}

/** A second number of the company of the row; `null` when the provider reports none. */
interface CompanySubject {
  sealed_rsin: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
}

/** Who logged in for the person or company of the row; all `null` for people who log in for themselves. */
interface ActingSubject {
  acting_hash: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  sealed_acting: ColumnType<Buffer | null, Buffer | null | undefined, Buffer | null>;
  acting_subject_type: ColumnType<string | null, string | null | undefined, string | null>;
  acting_subject_pseudonym: ColumnType<string | null, string | null | undefined, string | null>;
}

export interface LoginAttemptsTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly provider_id: string;
  readonly serves_tests: boolean;
  readonly form_id: string;
  readonly return_url: string;
  readonly least_level: AssuranceLevel | null;
  readonly verifier_hash: Buffer;
  browser_hash: Buffer | null;
  sealed_checks: Buffer | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export interface LoginsTable extends NamedSubject, ActingSubject, CompanySubject, ShieldedSubject {
  readonly tenant_id: string;
  readonly id: string;
  readonly provider_id: string;
  readonly serves_tests: boolean;
  readonly subject_hash: Buffer;
  readonly sealed_identifier: Buffer;
  readonly entity: JSONColumnType<AuthEntity>;
  readonly level: AssuranceLevel | null;
  readonly authenticated_at: Date;
  last_used_at: Date;
  code_hash: Buffer | null;
  verifier_hash: Buffer | null;
  readonly code_expires_at: Date | null;
  token_hash: Buffer | null;
  end_hash: Buffer | null;
  return_url: string | null;
  ended_at: Date | null;
  session_hash: Buffer | null;
  sealed_session: Buffer | null;
  session_id_hash: Buffer | null;
}

export interface UsedLoginMessagesTable {
  readonly tenant_id: string;
  readonly message_hash: Buffer;
  readonly expires_at: Date;
}

export interface SubmissionIdentitiesTable
  extends NamedSubject, ActingSubject, CompanySubject, ShieldedSubject {
  readonly tenant_id: string;
  readonly submission_id: string;
  readonly provider_id: string;
  readonly subject_hash: Buffer;
  sealed_identifier: Buffer;
  entity: JSONColumnType<AuthEntity>;
  level: AssuranceLevel | null;
  authenticated_at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    login_attempts: LoginAttemptsTable;
    logins: LoginsTable;
    used_login_messages: UsedLoginMessagesTable;
    submission_identities: SubmissionIdentitiesTable;
  }
}

import type { AssuranceLevel } from '@form-builder/core/field-types/settings/assurance-level.ts';
import type { Language } from '@form-builder/core/messages/languages.ts';
import type { CoSignatureLogin } from '@form-builder/core/version-settings/co-signature/co-signature-login.ts';
import type { ColumnType, Generated } from 'kysely';

export interface SubmissionCoSignaturesTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly submission_id: string;
  key_hashes: Generated<readonly Buffer[]>;
  readonly sealed_recipient: Buffer | null;
  readonly masked_recipient: string | null;
  readonly signer_name: string | null;
  readonly text: string;
  readonly language: Language;
  readonly requested_at: Date;
  remind_at: Date | null;
  readonly expires_at: Date;
  signed_at: Generated<Date | null>;
  declined_at: Generated<Date | null>;
  expired_at: Generated<Date | null>;
  sealed_reason: Generated<Buffer | null>;
  readonly logins: ColumnType<readonly CoSignatureLogin[], string | undefined, never>;
  readonly code_hash: Generated<Buffer | null>;
  readonly sealed_code: Generated<Buffer | null>;
  login_provider: Generated<string | null>;
  login_provider_name: Generated<string | null>;
  login_name: Generated<string | null>;
  login_level: Generated<AssuranceLevel | null>;
  login_at: Generated<Date | null>;
  sealed_identifier: Generated<Buffer | null>;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    submission_co_signatures: SubmissionCoSignaturesTable;
  }
}

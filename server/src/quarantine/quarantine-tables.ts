import type { Generated } from 'kysely';
import type {
  QuarantineFinding,
  QuarantineState,
} from '@form-builder/core/contract/staff/settings/quarantine.ts';

export interface QuarantinedFilesTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly upload_key: string;
  readonly form_id: string | null;
  readonly submission_id: string | null;
  readonly mime_type: string;
  /** A bigint, which the driver returns as text. */
  readonly size_bytes: string | number;
  readonly finding: QuarantineFinding;
  state: QuarantineState;
  readonly found_at: Date;
  scanned_at: Date;
  ended_at: Date | null;
  /** When its submission was deleted: the row goes with the content. */
  erased_at: Generated<Date | null>;
  /** Where the encrypted content is; `null` once it was removed. */
  storage_key: string | null;
  /** Where readable content may be left when a server stops halfway; the hourly clean-up removes it. */
  readable_key: string | null;
  readonly sealed_facts: Buffer;
}

declare module '../platform/database/database.ts' {
  interface Database {
    quarantined_files: QuarantinedFilesTable;
  }
}

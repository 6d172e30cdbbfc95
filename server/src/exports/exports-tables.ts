import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { LogbookExportChoices } from '@form-builder/core/contract/staff/logbook.ts';
import type { DeliveryState } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import type { ExportTarget } from '@form-builder/core/contract/staff/submissions/export-schedules.ts';
import type {
  Export,
  ExportChoices,
  ExportConsent,
  ExportFailure,
  ExportStatus,
  logbookExportSubjects,
} from '@form-builder/core/contract/staff/submissions/exports.ts';

/** What an export is of. */
export type ExportKindId = Export['kind'];

export interface ExportsTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly kind: Generated<ExportKindId>;
  readonly user_id: string | null;
  readonly form_id: string | null;
  /** The name of the form; for the logbook that of its subject. */
  readonly form_title: string;
  readonly choices: JSONColumnType<ExportChoices | LogbookExportChoices>;
  /** Whose logbook it is; `null` for submissions. */
  readonly subject_type: Nullable<(typeof logbookExportSubjects)[number]>;
  readonly subject_id: Nullable<string>;
  status: ExportStatus;
  failure: Nullable<ExportFailure>;
  consent: Nullable<ExportConsent['state']>;
  consent_expires_at: Nullable<Date>;
  consent_by_id: Nullable<string>;
  consent_by_name: Nullable<string>;
  consent_at: Nullable<Date>;
  consent_reason: Generated<string>;
  attempt: Generated<number>;
  row_count: Generated<number>;
  total: Nullable<number>;
  file_name: Nullable<string>;
  /** A `bigint`, which the driver returns as text. */
  size_bytes: ColumnType<string | null, number | null | undefined, number | null>;
  readonly created_at: Date;
  started_at: Nullable<Date>;
  alive_at: Nullable<Date>;
  ended_at: Nullable<Date>;
  expires_at: Nullable<Date>;
  /** When the file was withdrawn, because submissions in it were deleted. */
  erased_at: Nullable<Date>;
  schedule_id: Nullable<string>;
  run_due_at: Nullable<Date>;
  /** JSON. */
  target: ColumnType<ExportTarget | null, string | null | undefined, string | null>;
  drop_state: Nullable<DeliveryState>;
  drop_error: Nullable<string>;
  drop_attempts: Generated<number>;
}

/** An optional column: `null` when absent. */
type Nullable<T> = ColumnType<T | null, T | null | undefined, T | null>;

declare module '../platform/database/database.ts' {
  interface Database {
    exports: ExportsTable;
  }
}

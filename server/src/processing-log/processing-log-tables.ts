import type { ProcessingOperation } from '@form-builder/core/contract/staff/submissions/processing-lines.ts';
import type { Generated } from 'kysely';

export interface ProcessingLogTable {
  readonly tenant_id: string;
  readonly trace_id: Buffer;
  readonly span_id: Buffer;
  readonly parent_span_id: Buffer | null;
  readonly name: ProcessingOperation;
  readonly status: 'ok' | 'error';
  readonly started_at: Date;
  readonly ended_at: Date;
  readonly activity_id: string;
  readonly subject_type: string;
  readonly subject_id: string;
  readonly submission_id: string | null;
  readonly resource: string;
  exported_at: Generated<Date | null>;
  /** When a collector refused it for what is in it. */
  refused_at: Generated<Date | null>;
}

declare module '../platform/database/database.ts' {
  interface Database {
    processing_log: ProcessingLogTable;
  }
}

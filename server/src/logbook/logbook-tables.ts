import type { LogbookDetails } from '@form-builder/core/logbook/logbook-details.ts';
import type { LogbookResult, LogbookSubject } from '@form-builder/core/logbook/logbook-event.ts';
import type { LogbookAction } from '@form-builder/core/logbook/logbook-events.ts';
import type { ColumnType, JSONColumnType } from 'kysely';

export interface LogbookTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly at: Date;
  readonly actor_id: string | null;
  readonly actor_name: string | null;
  readonly action: LogbookAction;
  readonly subject_type: LogbookSubject;
  readonly subject_id: string;
  readonly details: JSONColumnType<LogbookDetails>;
  readonly result: LogbookResult;
  /** A network, `visitor`, `system` or `unknown`. */
  readonly origin: string;
  readonly form_id: string | null;
  /** The trace of the operation, as its lines in the log of data processing have it. */
  readonly trace_id: ColumnType<Buffer | null, Buffer | null | undefined, never>;
  /** That of the details: the person whom the entry is about. The database fills it in. */
  readonly pseudonym: ColumnType<string | null, never, never>;
}

declare module '../platform/database/database.ts' {
  interface Database {
    logbook: LogbookTable;
  }
}

import type { JSONColumnType } from 'kysely';
import type { LogbookAction, LogbookDetails, LogbookSubject } from './logbook-line.ts';

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
}

declare module '../platform/database/database.ts' {
  interface Database {
    logbook: LogbookTable;
  }
}

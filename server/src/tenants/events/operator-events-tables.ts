import type { ColumnType } from 'kysely';

/** What a command of the operator did: its name on the command line, and `withdraw` for `announce --clear`. */
export type OperatorAction =
  'create' | 'suspend' | 'resume' | 'dump' | 'restore' | 'remove' | 'announce' | 'withdraw';

/** `failed`: it began and stopped, so part of the work may be done. */
export type OperatorResult = 'done' | 'failed';

type Count = ColumnType<string | null, number | null, never>;

/** Append-only, and outside any tenant: the tenant of an event may be gone. */
export interface OperatorEventsTable {
  readonly id: string;
  readonly at: Date;
  readonly action: OperatorAction;
  /** The user of the operating system who ran the command. */
  readonly operator: string;
  readonly reason: string | null;
  readonly result: OperatorResult;
  /** The tenant; null for a dump of all tenants and for announced maintenance. */
  readonly subject_id: string | null;
  readonly subject_slug: string | null;
  /** Rows that were removed or restored. */
  readonly row_count: Count;
  /** Files that were removed. */
  readonly file_count: Count;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    operator_events: OperatorEventsTable;
  }
}

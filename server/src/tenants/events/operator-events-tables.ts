import type { ColumnType, Generated } from 'kysely';

/** What an operator did: the name of a command, and `withdraw` for `announce --clear`; with `read-…` a call that only reads. */
export type OperatorAction =
  | 'create'
  | 'suspend'
  | 'resume'
  | 'rotate-key'
  | 'copy'
  | 'dump'
  | 'restore'
  | 'backup'
  | 'remove'
  | 'announce'
  | 'withdraw'
  | 'feature'
  | 'quota'
  | 'create-token'
  | 'revoke-token'
  | 'sign-in'
  | 'sign-out'
  | 'read-tenants'
  | 'read-maintenance'
  | 'read-status'
  | 'read-checklist'
  | 'read-log';

/** `failed`: it began and stopped, so part of the work may be done; `refused`: nothing was done. */
export type OperatorResult = 'done' | 'failed' | 'refused';

/** The command line, the API or the status page. */
export type OperatorChannel = 'command' | 'api' | 'page';

type Count = ColumnType<string | null, number | null, never>;

/** Append-only, and outside any tenant: the tenant of an event may be gone. */
export interface OperatorEventsTable {
  readonly id: string;
  readonly at: Date;
  readonly action: OperatorAction;
  /** The user of the operating system who ran the command, or the person of the token. */
  readonly operator: string;
  readonly channel: Generated<OperatorChannel>;
  /** The token of the call; null for a command. */
  readonly token_id: ColumnType<string | null, string | null | undefined, never>;
  readonly reason: string | null;
  readonly result: OperatorResult;
  /** The tenant; null for a dump of all tenants, for maintenance and for what concerns no tenant. */
  readonly subject_id: string | null;
  readonly subject_slug: string | null;
  /** Rows that were removed, restored or copied. */
  readonly row_count: Count;
  /** Files that were removed or copied. */
  readonly file_count: Count;
  /** What was set, such as `payments off`. */
  readonly detail: ColumnType<string | null, string | null | undefined, never>;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    operator_events: OperatorEventsTable;
  }
}

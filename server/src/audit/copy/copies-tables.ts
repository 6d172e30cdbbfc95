import type { ColumnType } from 'kysely';

/**
 * Where entries are copied to: the standard output of the server, or a collector that speaks OTLP. `processing`: the
 * log of data processing, to such a collector.
 */
export type CopyTarget = 'stdout' | 'otlp' | 'processing';

interface LogbookCopiesTable {
  readonly tenant_id: string;
  readonly target: CopyTarget;
  sequence: number;
  claimed_until: Date | null;
  /** When the receiver last refused a record; `null`: never. */
  refused_at: ColumnType<Date | null, never, Date>;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    logbook_copies: LogbookCopiesTable;
  }
}

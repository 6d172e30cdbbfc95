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
}

declare module '../../platform/database/database.ts' {
  interface Database {
    logbook_copies: LogbookCopiesTable;
  }
}

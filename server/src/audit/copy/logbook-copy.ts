import type { CopyTarget } from './copies-tables.ts';
import type { LogbookRecord } from './logbook-record.ts';
import type { SendBatch } from './send-in-halves.ts';

/** A place outside the database that gets every entry of the logbook, at least once and in order, unless it refuses one. */
export interface LogbookCopy {
  readonly target: CopyTarget;
  /** Resolves to why the receiver refuses the records themselves; rejects when they must be sent again later. */
  readonly send: SendBatch<LogbookRecord>;
}

import type { CopyTarget } from './copies-tables.ts';
import type { LogbookRecord } from './logbook-record.ts';

/** A place outside the database that gets every entry of the logbook, at least once and in order. */
export interface LogbookCopy {
  readonly target: CopyTarget;
  /** Rejects when the receiver has not taken all records; they are sent again later. */
  readonly send: (records: readonly LogbookRecord[]) => Promise<void>;
}

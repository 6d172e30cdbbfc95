import type { LogbookRetention } from '@form-builder/core/logbook/logbook-event.ts';
import type { JSONColumnType } from 'kysely';
import type { ChainProblem } from './chain-problem.ts';

export interface LogbookChainTable {
  readonly tenant_id: string;
  readonly sequence: number;
  readonly line_id: string;
  readonly at: Date;
  readonly retention: LogbookRetention;
  readonly digest: Buffer;
  readonly hash: Buffer;
}

export interface LogbookChecksTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly at: Date;
  readonly links: number;
  readonly problems: JSONColumnType<readonly ChainProblem[]>;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    logbook_chain: LogbookChainTable;
    logbook_checks: LogbookChecksTable;
  }
}

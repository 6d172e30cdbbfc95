import type { OperatorScope } from '@form-builder/core/contract/operators/operator-endpoint.ts';
import type { Generated } from 'kysely';

/** Outside any tenant: the persons who operate the installation. */
export interface OperatorTokensTable {
  readonly id: string;
  readonly key_hash: Buffer;
  readonly person: string;
  readonly scope: OperatorScope;
  /** The user of the operating system who created it. */
  readonly created_by: string;
  readonly created_at: Date;
  readonly expires_at: Date;
  revoked_at: Generated<Date | null>;
  last_used_at: Generated<Date | null>;
}

/** The short sessions of the status page. */
export interface OperatorSessionsTable {
  readonly key_hash: Buffer;
  readonly token_id: string;
  readonly created_at: Date;
  readonly expires_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    operator_tokens: OperatorTokensTable;
    operator_sessions: OperatorSessionsTable;
  }
}

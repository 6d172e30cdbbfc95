import type { DestroyedKind } from '@form-builder/core/contract/staff/submissions/retention.ts';
import type {
  RetentionMethod,
  RetentionTerms,
} from '@form-builder/core/retention/retention-terms.ts';
import type { Generated } from 'kysely';

type Terms = { -readonly [K in keyof Omit<RetentionTerms, 'method'>]: number | null };

export interface FormRetentionTable extends Terms {
  readonly tenant_id: string;
  readonly form_id: string;
  method: RetentionMethod;
  selection_list_number: string;
  revision: Generated<number>;
  updated_at: Date;
}

export interface RetentionRunsTable {
  readonly tenant_id: string;
  /** The day on which the night starts. */
  readonly night: string;
  readonly started_at: Date;
  alive_at: Date;
  ended_at: Date | null;
}

export interface RetentionDestructionsTable {
  readonly tenant_id: string;
  readonly night: string;
  readonly form_id: string;
  readonly outcome: DestroyedKind;
  readonly method: RetentionMethod;
  readonly form_name: string;
  readonly selection_list_number: string;
  count: number;
  kept_payments: Generated<number>;
  first_at: Date;
  last_at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    form_retention: FormRetentionTable;
    retention_runs: RetentionRunsTable;
    retention_destructions: RetentionDestructionsTable;
  }
}

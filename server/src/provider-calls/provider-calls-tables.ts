import type { CallOperation } from '@form-builder/core/contract/staff/settings/provider-calls.ts';

export interface ProviderCallsTable {
  readonly tenant_id: string;
  readonly provider_id: string;
  readonly serves_tests: boolean;
  readonly at: Date;
  readonly id: string;
  readonly operation: CallOperation;
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly status: number | null;
  readonly duration_ms: number;
  readonly attempt: number;
  readonly error: string | null;
  readonly trace_id: Buffer | null;
}

declare module '../platform/database/database.ts' {
  interface Database {
    provider_calls: ProviderCallsTable;
  }
}

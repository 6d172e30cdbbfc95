import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';

export interface EnvironmentsTable {
  readonly tenant_id: string;
  readonly id: EnvironmentId;
  name: string;
  sort_order: number;
  is_enabled: boolean;
  readonly is_editable: boolean;
  readonly created_at: Date;
  updated_at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    environments: EnvironmentsTable;
  }
}

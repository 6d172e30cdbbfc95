import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { VisitCount } from '@form-builder/core/contract/visitor/visit-counts.ts';

export interface VisitCountsTable {
  readonly tenant_id: string;
  readonly form_id: string;
  readonly environment: EnvironmentId;
  readonly day: string;
  readonly version_id: string;
  readonly kind: VisitCount['kind'];
  readonly subject: string;
  readonly time: string;
  count: number;
}

declare module '../platform/database/database.ts' {
  interface Database {
    visit_counts: VisitCountsTable;
  }
}

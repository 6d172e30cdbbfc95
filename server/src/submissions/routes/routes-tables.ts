import type { JSONColumnType } from 'kysely';
import type { RuleReference } from '@form-builder/core/routing/find-routes.ts';
import type { Destination } from '@form-builder/core/version-settings/destination.ts';

export interface SubmissionRoutesTable {
  readonly tenant_id: string;
  readonly submission_id: string;
  readonly destination_id: string;
  readonly destination: JSONColumnType<Destination>;
  readonly rules: JSONColumnType<readonly RuleReference[]>;
  readonly created_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    submission_routes: SubmissionRoutesTable;
  }
}

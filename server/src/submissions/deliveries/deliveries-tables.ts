import type { Generated, JSONColumnType } from 'kysely';
import type { DeliveryState } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import type { Integration } from '@form-builder/core/version-settings/integrations/integration.ts';

export interface SubmissionDeliveriesTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly submission_id: string;
  readonly integration_id: string;
  readonly integration: JSONColumnType<Integration>;
  readonly provider_id: string;
  readonly serves_tests: boolean;
  readonly position: number;
  state: Generated<DeliveryState>;
  error: Generated<string | null>;
  tries: Generated<number>;
  attempts: Generated<number>;
  due_at: Date;
  is_claimed: Generated<boolean>;
  steps: Generated<Readonly<Record<string, string>>>;
  readonly created_at: Date;
  ended_at: Generated<Date | null>;
}

export interface DeliveryAttemptsTable {
  readonly tenant_id: string;
  readonly delivery_id: string;
  readonly number: number;
  readonly started_at: Date;
  readonly duration_ms: number;
  readonly error: string | null;
  readonly status: number | null;
  readonly trace_id: Buffer | null;
  readonly sealed_exchange: Buffer | null;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    submission_deliveries: SubmissionDeliveriesTable;
    delivery_attempts: DeliveryAttemptsTable;
  }
}

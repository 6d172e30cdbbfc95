import type { ProviderKind } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { OutageTexts } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { Generated, JSONColumnType } from 'kysely';

export interface ProvidersTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly serves_tests: boolean;
  readonly kind: ProviderKind;
  readonly driver: string;
  name: string;
  /** In the form that its driver parses. */
  settings: JSONColumnType<object>;
  sealed_secret: Buffer | null;
  /** For the second service of a driver that has one. */
  sealed_second_secret: Generated<Buffer | null>;
  /** The key of our certificate, for a driver whose second secret is for something else. */
  sealed_third_secret: Generated<Buffer | null>;
  /** An administrator says that the service is down. */
  is_down: Generated<boolean>;
  /** The municipality's own words for visitors while `is_down`, by language; absent: the product's. */
  outage_texts: JSONColumnType<OutageTexts, string | undefined>;
  /** Until when deliveries wait, or visitors do without, because the service was down; past: one call tries it. */
  paused_until: Generated<Date | null>;
  /** When the metadata of a login service were last fetched; null: not yet. */
  metadata_checked_at: Generated<Date | null>;
  readonly created_at: Date;
  updated_at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    providers: ProvidersTable;
  }
}

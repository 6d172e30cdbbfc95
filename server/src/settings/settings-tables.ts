import type { JSONColumnType } from 'kysely';
import type { SettingValue } from '@form-builder/core/contract/staff/settings/settings.ts';

export interface SettingsTable {
  readonly tenant_id: string;
  readonly id: string;
  value: JSONColumnType<{ readonly value: SettingValue }>;
  updated_at: Date;
}

export interface FeaturesTable {
  readonly tenant_id: string;
  readonly id: string;
  name: string;
  description: string;
  is_active: boolean;
  readonly created_at: Date;
  updated_at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    settings: SettingsTable;
    features: FeaturesTable;
  }
}

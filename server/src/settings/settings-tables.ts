import type { JSONColumnType } from 'kysely';
import type { SettingValue } from '@form-builder/core/contract/staff/settings/settings.ts';

export interface SettingsTable {
  readonly tenant_id: string;
  readonly id: string;
  value: JSONColumnType<{ readonly value: SettingValue }>;
  updated_at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    settings: SettingsTable;
  }
}

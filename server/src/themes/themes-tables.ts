import type { Generated, JSONColumnType } from 'kysely';
import type { ThemeSettings } from '@form-builder/core/theme/theme-settings.ts';

interface ThemesTable {
  readonly tenant_id: string;
  readonly id: string;
  name: string;
  settings: JSONColumnType<ThemeSettings>;
  css: string;
  is_default: boolean;
  revision: Generated<number>;
  readonly created_at: Date;
  updated_at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    themes: ThemesTable;
  }
}

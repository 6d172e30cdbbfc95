import type { Language } from '@form-builder/core/messages/languages.ts';
import type { TextsById } from './own-texts.ts';
import type { JSONColumnType } from 'kysely';

export interface SystemTextsTable {
  readonly tenant_id: string;
  readonly language: Language;
  texts: JSONColumnType<TextsById>;
  revision: number;
  updated_at: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    system_texts: SystemTextsTable;
  }
}

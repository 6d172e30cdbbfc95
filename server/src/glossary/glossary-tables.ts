import type { GlossaryContent } from '@form-builder/core/contract/staff/settings/glossary.ts';
import type { Generated, JSONColumnType } from 'kysely';

export interface GlossaryTermsTable {
  readonly tenant_id: string;
  readonly id: string;
  term: string;
  translations: JSONColumnType<GlossaryContent['translations']>;
  remark: string | null;
  readonly created_at: Date;
  updated_at: Date;
  updated_by: string | null;
  revision: Generated<number>;
}

declare module '../platform/database/database.ts' {
  interface Database {
    glossary_terms: GlossaryTermsTable;
  }
}

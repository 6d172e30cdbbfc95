import type { JSONColumnType } from 'kysely';
import type { Change } from '@form-builder/core/diff/change.ts';
import type { VersionContent } from '@form-builder/core/diff/version-content.ts';

export interface VersionJournalTable {
  readonly tenant_id: string;
  readonly version_id: string;
  readonly revision: number;
  readonly at: Date;
  user_id: string | null;
  readonly restored_revision: number | null;
  readonly undo: JSONColumnType<Change[]>;
  readonly content_before: JSONColumnType<VersionContent> | null;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    version_journal: VersionJournalTable;
  }
}

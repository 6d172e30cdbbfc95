export interface VersionPresenceTable {
  readonly tenant_id: string;
  readonly version_id: string;
  readonly tab_id: string;
  readonly user_id: string;
  page_id: string | null;
  field_id: string | null;
  moved_at: Date;
  seen_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    version_presence: VersionPresenceTable;
  }
}

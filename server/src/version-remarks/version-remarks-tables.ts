export interface VersionRemarksTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly version_id: string;
  readonly change_key: string;
  readonly change_text: string;
  readonly text: string;
  readonly author_id: string;
  readonly author_name: string;
  readonly created_at: Date;
  resolved_at: Date | null;
  resolved_by_name: string | null;
}

declare module '../platform/database/database.ts' {
  interface Database {
    version_remarks: VersionRemarksTable;
  }
}

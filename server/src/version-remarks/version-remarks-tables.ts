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

export interface VersionRemarkRepliesTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly remark_id: string;
  readonly text: string;
  readonly author_id: string;
  readonly author_name: string;
  readonly created_at: Date;
}

export interface VersionRemarkFollowersTable {
  readonly tenant_id: string;
  readonly remark_id: string;
  readonly user_id: string;
}

export interface VersionRemarkMailsTable {
  readonly tenant_id: string;
  readonly version_id: string;
  readonly user_id: string;
  since: Date;
}

declare module '../platform/database/database.ts' {
  interface Database {
    version_remarks: VersionRemarksTable;
    version_remark_replies: VersionRemarkRepliesTable;
    version_remark_followers: VersionRemarkFollowersTable;
    version_remark_mails: VersionRemarkMailsTable;
  }
}

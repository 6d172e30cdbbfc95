export interface NotificationReadsTable {
  readonly tenant_id: string;
  readonly user_id: string;
  read_until: Date;
  read_ids: string[];
}

declare module '../platform/database/database.ts' {
  interface Database {
    notification_reads: NotificationReadsTable;
  }
}

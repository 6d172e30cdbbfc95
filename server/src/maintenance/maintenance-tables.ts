/** Outside any tenant: maintenance is announced to the staff of all of them. */
export interface MaintenanceNoticesTable {
  readonly id: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** In the words of the operator. */
  readonly text: string;
  /** When another notice replaced it or the operator withdrew it; null for the current one. */
  readonly withdrawn_at: Date | null;
}

declare module '../platform/database/database.ts' {
  interface Database {
    maintenance_notices: MaintenanceNoticesTable;
  }
}

/** The scan of a version's submissions for unencrypted sensitive answers. */
export interface AnswerScansTable {
  readonly tenant_id: string;
  readonly version_id: string;
  fields_hash: Buffer;
  first_started_at: Date;
  started_at: Date;
  /** `null` when the scan is finished. */
  after_id: string | null;
}

declare module '../../platform/database/database.ts' {
  interface Database {
    answer_scans: AnswerScansTable;
  }
}

/** The scan of a version's submissions for sensitive answers in the clear. */
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

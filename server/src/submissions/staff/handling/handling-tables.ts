export interface LabelsTable {
  readonly tenant_id: string;
  readonly id: string;
  name: string;
  readonly created_at: Date;
}

export interface SubmissionLabelsTable {
  readonly tenant_id: string;
  readonly submission_id: string;
  readonly label_id: string;
}

export interface SubmissionRemarksTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly submission_id: string;
  readonly sealed_text: Buffer;
  readonly author_id: string | null;
  readonly author_name: string;
  readonly created_at: Date;
}

export interface SubmissionViewsTable {
  readonly tenant_id: string;
  readonly id: string;
  readonly owner_id: string;
  /** `null`: the list over all forms. */
  readonly form_id: string | null;
  readonly name: string;
  /** In the form of the list's query string. */
  query: string;
  hidden_columns: string[];
  /** The ids of fields. */
  answer_fields: string[];
  is_shared: boolean;
  readonly created_at: Date;
}

declare module '../../../platform/database/database.ts' {
  interface Database {
    labels: LabelsTable;
    submission_labels: SubmissionLabelsTable;
    submission_remarks: SubmissionRemarksTable;
    submission_views: SubmissionViewsTable;
  }
}

import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';

/** A submission as sent to the worker; the answers are JSON text, so that only the worker parses them. */
export interface ExportRow {
  readonly id: string;
  readonly title: string | null;
  readonly version_id: string;
  readonly state: SubmissionSummary['state'];
  readonly environment: EnvironmentId;
  readonly is_test: boolean;
  /** A request of the person restricts its handling (AVG, article 18). */
  readonly is_restricted: boolean;
  /** `YYYY-MM-DD HH:mm` in the municipality's time zone. */
  readonly created_at: string;
  readonly completed_at: string | null;
  readonly answers: string;
  /** The sensitive answers, masked or in clear text. */
  readonly sensitive: string | null;
}

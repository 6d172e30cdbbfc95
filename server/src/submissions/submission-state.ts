import type { SubmissionStatus } from '@form-builder/core/contract/visitor/own-submission.ts';
import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';

interface Standing {
  readonly status: SubmissionStatus;
  readonly awaits: string | null;
  readonly saved_at: Date | string | null;
  readonly aborted_at: Date | string | null;
}

/** The state that users see, derived from the status and the timestamps. */
export function submissionState({
  status,
  awaits,
  saved_at,
  aborted_at,
}: Standing): SubmissionSummary['state'] {
  if (status === 'final') return 'completed';
  if (status === 'payment_pending') return 'payment_pending';
  if (awaits === 'verification') return 'pending_verification';
  if (awaits === 'co_signature') return 'pending_co_signature';
  if (aborted_at !== null) return saved_at === null ? 'aborted' : 'saved_and_aborted';
  return saved_at === null ? 'draft' : 'saved';
}

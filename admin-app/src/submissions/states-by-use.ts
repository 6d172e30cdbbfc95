import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';

/** The displayed statuses in the order in which users need them: received submissions first. */
export const statesByUse = [
  'completed',
  'payment_pending',
  'pending_verification',
  'pending_co_signature',
  'saved',
  'draft',
  'aborted',
  'saved_and_aborted',
] as const satisfies readonly SubmissionSummary['state'][];

import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the displayed statuses of a submission. */
export const submissionStateNames: Readonly<Record<SubmissionSummary['state'], MessageDescriptor>> =
  {
    draft: msg`Concept`,
    saved: msg`Opgeslagen`,
    aborted: msg`Afgebroken`,
    saved_and_aborted: msg`Opgeslagen en afgebroken`,
    pending_verification: msg`Wacht op bevestiging`,
    payment_pending: msg`Wacht op betaling`,
    pending_co_signature: msg`Wacht op medeondertekening`,
    completed: msg`Ingezonden`,
  };

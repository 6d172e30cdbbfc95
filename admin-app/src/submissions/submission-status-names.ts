import type { SubmissionStatus } from '@form-builder/core/contract/visitor/own-submission.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** The names of the stored statuses of a submission. */
export const submissionStatusNames: Readonly<Record<SubmissionStatus, MessageDescriptor>> = {
  final: msg`Ingezonden`,
  draft: msg`Concept`,
  payment_pending: msg`Wacht op betaling`,
};

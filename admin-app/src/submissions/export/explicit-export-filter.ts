import type { ExportFilter } from '@form-builder/core/contract/staff/submissions/exports.ts';
import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';

type State = SubmissionSummary['state'];

/** The states of each stored status, with which a list may be filtered. */
const statesOf: Readonly<Record<NonNullable<ExportFilter['status']>, readonly State[]>> = {
  final: ['completed'],
  payment_pending: ['payment_pending'],
  draft: [
    'draft',
    'saved',
    'aborted',
    'saved_and_aborted',
    'pending_verification',
    'pending_co_signature',
  ],
};

/**
 * The filter with which the dialog opens: that of the list, with its states by name. Unless the list is filtered on them,
 * unfinished submissions and tests are left out: a user has to choose them.
 */
export function explicitExportFilter({ status, ...filter }: ExportFilter): ExportFilter {
  const state = filter.state ?? statesOf[status ?? 'final'];
  return { ...filter, state: [...state], is_test: filter.is_test ?? 'false' };
}

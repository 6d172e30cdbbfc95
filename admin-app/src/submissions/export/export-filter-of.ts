import type { ExportFilter } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { environmentIds } from '@form-builder/core/contract/environment-ids.ts';
import { submissionStatuses } from '@form-builder/core/contract/visitor/own-submission.ts';
import { deliveryStates } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import { submissionPaymentStates } from '@form-builder/core/contract/staff/submissions/submission-payment.ts';
import { statesOfFilter } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { filtersOf, type SubmissionFilter } from '../submissions-queries.ts';

/**
 * Converts the filters of a list to those of an export; leaves out unsupported filters and empty
 * days.
 */
export function exportFilterOf(
  filter: Readonly<Partial<Record<SubmissionFilter, string>>>,
): ExportFilter {
  const status = submissionStatuses.find((one) => one === filter.status);
  const state = statesOfFilter(filter.state ?? '');
  const environment = environmentIds.find((one) => one === filter.environment);
  const isTest = (['true', 'false'] as const).find((one) => one === filter.is_test);
  const isHandled = (['true', 'false'] as const).find((one) => one === filter.is_handled);
  const delivery = deliveryStates.find((one) => one === filter.delivery);
  const payment = submissionPaymentStates.find((one) => one === filter.payment);
  const { answer } = filtersOf(filter);
  return {
    ...(status && { status }),
    ...(state.length > 0 && { state: [...state] }),
    ...(environment && { environment }),
    ...(isTest && { is_test: isTest }),
    ...(isHandled && { is_handled: isHandled }),
    ...(delivery && { delivery }),
    ...(payment && { payment }),
    ...(answer && { answer }),
    ...filledTexts(filter),
  };
}

/** The filters whose values are not words of a list; days can be emptied. */
function filledTexts({
  completed_from: from,
  completed_until: until,
  assigned_to: person,
  label,
}: Readonly<Partial<Record<SubmissionFilter, string>>>): ExportFilter {
  return {
    ...(from && { completed_from: from }),
    ...(until && { completed_until: until }),
    ...(person && { assigned_to: person }),
    ...(label && { label }),
  };
}

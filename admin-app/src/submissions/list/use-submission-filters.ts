import { deliveryStates } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import { submissionPaymentStates } from '@form-builder/core/contract/staff/submissions/submission-payment.ts';
import { useLingui } from '@lingui/react/macro';
import type { FilterChoice } from '../../data-table/table-toolbar.tsx';
import { useEnvironmentOptions } from '../../publishing/use-environment-options.ts';
import { useHandlingFilters } from '../handling/use-handling-filters.ts';
import { deliveryStateNames, paymentStateNames } from '../follow-up-state-names.ts';
import { submissionStatusNames } from '../submission-status-names.ts';
import type { SubmissionFilter } from '../submissions-queries.ts';

/** The filters of a list of submissions. */
export function useSubmissionFilters(
  formIds: readonly string[] = [],
): readonly FilterChoice<SubmissionFilter>[] {
  const { t, i18n } = useLingui();
  return [
    {
      name: 'status',
      label: t`Status`,
      // In the order in which users need them: received submissions first.
      options: (['final', 'draft', 'payment_pending'] as const).map((value) => ({
        value,
        label: i18n._(submissionStatusNames[value]),
      })),
    },
    {
      name: 'environment',
      label: t`Omgeving`,
      options: useEnvironmentOptions(),
    },
    {
      name: 'is_test',
      label: t`Soort`,
      options: [
        { value: 'false', label: t`Echt` },
        { value: 'true', label: t`Test` },
      ],
    },
    ...useHandlingFilters(formIds),
    { name: 'completed_from', label: t`Ingezonden vanaf`, isDay: true },
    { name: 'completed_until', label: t`Ingezonden tot en met`, isDay: true },
    {
      name: 'delivery',
      label: t`Levering`,
      options: deliveryStates.map((value) => ({ value, label: i18n._(deliveryStateNames[value]) })),
    },
    {
      name: 'payment',
      label: t`Betaling`,
      options: submissionPaymentStates.map((value) => ({
        value,
        label: i18n._(paymentStateNames[value]),
      })),
    },
  ];
}

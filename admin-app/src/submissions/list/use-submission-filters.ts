import { deliveryStates } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import { submissionPaymentStates } from '@form-builder/core/contract/staff/submissions/submission-payment.ts';
import { submissionStatuses } from '@form-builder/core/contract/visitor/own-submission.ts';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { FilterChoice } from '../../data-table/table-toolbar.tsx';
import { useEnvironmentOptions } from '../../publishing/use-environment-options.ts';
import { useHandlingFilters } from '../handling/use-handling-filters.ts';
import { deliveryStateNames, paymentStateNames } from '../follow-up-state-names.ts';
import { statesByUse } from '../states-by-use.ts';
import { submissionStateNames } from '../submission-state-names.ts';
import { submissionStatusNames } from '../submission-status-names.ts';
import type { SubmissionFilter } from '../submissions-queries.ts';

/** The filters of a list of submissions. */
export function useSubmissionFilters(
  filter: Readonly<Partial<Record<SubmissionFilter, string>>>,
  formIds: readonly string[] = [],
): readonly FilterChoice<SubmissionFilter>[] {
  const { t } = useLingui();
  const namesIn = useNamesIn();
  return [
    // Saved views and links may have it; the states below say more.
    ...(filter.status === undefined
      ? []
      : [
          {
            name: 'status' as const,
            label: t`Verzending`,
            options: namesIn(submissionStatuses, submissionStatusNames),
          },
        ]),
    {
      name: 'state',
      label: t`Status`,
      options: namesIn(statesByUse, submissionStateNames),
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
      options: namesIn(deliveryStates, deliveryStateNames),
    },
    {
      name: 'payment',
      label: t`Betaling`,
      options: namesIn(submissionPaymentStates, paymentStateNames),
    },
  ];
}

/** The choices of a filter: each value with its name. */
function useNamesIn() {
  const { i18n } = useLingui();
  return <V extends string>(values: readonly V[], names: Readonly<Record<V, MessageDescriptor>>) =>
    values.map((value) => ({ value, label: i18n._(names[value]) }));
}

import { deliveryStates } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import { submissionPaymentStates } from '@form-builder/core/contract/staff/submissions/submission-payment.ts';
import { unfinishedState } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { submissionStatuses } from '@form-builder/core/contract/visitor/own-submission.ts';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { FilterChoice } from '../../data-table/table-toolbar.tsx';
import { useEnvironmentOptions } from '../../publishing/use-environment-options.ts';
import { useHandlingFilters } from '../handling/use-handling-filters.ts';
import { deliveryStateNames, paymentStateNames } from '../follow-up-state-names.ts';
import { allFollowUps, type FollowUps } from './use-follow-ups.ts';
import { statesByUse } from '../states-by-use.ts';
import { submissionStateNames } from '../submission-state-names.ts';
import { submissionStatusNames } from '../submission-status-names.ts';
import type { SubmissionFilter } from '../submissions-queries.ts';

/** The filters of a list of submissions. */
export function useSubmissionFilters(
  filter: Readonly<Partial<Record<SubmissionFilter, string>>>,
  formIds: readonly string[] = [],
  followUps: FollowUps = allFollowUps,
): readonly FilterChoice<SubmissionFilter>[] {
  const { t } = useLingui();
  const namesIn = useNamesIn();
  const followUpFilters = useFollowUpFilters(followUps);
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
      options: [
        ...namesIn(statesByUse, submissionStateNames),
        { value: unfinishedState, label: t`Alle onafgeronde` },
      ],
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
    // A filter that is in the address stays visible, so that it can be removed.
    ...followUpFilters.filter(({ name, isPossible }) => isPossible || filter[name] !== undefined),
  ];
}

/** The filters by what follows on a submission, and whether the form has submissions with it. */
function useFollowUpFilters(followUps: FollowUps) {
  const { t } = useLingui();
  const namesIn = useNamesIn();
  return [
    {
      name: 'delivery' as const,
      label: t`Levering`,
      options: namesIn(deliveryStates, deliveryStateNames),
      isPossible: followUps.has_deliveries,
    },
    {
      name: 'payment' as const,
      label: t`Betaling`,
      options: namesIn(submissionPaymentStates, paymentStateNames),
      isPossible: followUps.has_payments,
    },
  ];
}

/** The choices of a filter: each value with its name. */
function useNamesIn() {
  const { i18n } = useLingui();
  return <V extends string>(values: readonly V[], names: Readonly<Record<V, MessageDescriptor>>) =>
    values.map((value) => ({ value, label: i18n._(names[value]) }));
}

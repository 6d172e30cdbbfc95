import type { FailedDelivery } from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { IconRefresh } from '@tabler/icons-react';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { useBulkRun } from '../../bulk-run/use-bulk-run.tsx';
import type { BulkAction } from '../../data-table/selection/use-row-selection.ts';

const icon = <IconRefresh size={18} aria-hidden />;
// An open submission is not fetched again: each look is recorded.
const stale = [
  [...queryKeys.submissions.all, 'list'],
  [...queryKeys.submissions.all, 'failed-deliveries'],
];
const hasFailed = ({ failed_deliveries: failed }: SubmissionSummary) => failed > 0;

/** The bulk action that retries all failed deliveries of the selected submissions. */
export function useRetrySubmissions(): BulkAction<SubmissionSummary> {
  const { t } = useLingui();
  const run = useBulkRun();
  return {
    label: t`Opnieuw leveren`,
    icon,
    fits: hasFailed,
    run: (rows) =>
      run({
        rows: rows.filter(hasFailed),
        stale,
        nameOf: ({ title, form_title: form }) => title ?? form,
        call: ({ id }) => api.retrySubmissionDeliveries({ params: { id } }),
        done: (count) =>
          t`${plural(count, { one: '# inzending wordt', other: '# inzendingen worden' })} opnieuw geleverd.`,
      }),
  };
}

/** The name of a failed delivery: that of its submission and of its integration. */
export const deliveryName = ({
  submission_title: number,
  form_title: form,
  name,
}: FailedDelivery) => `${number ?? form}: ${name}`;

/** Not one that is being tried now. */
export const isRetryable = ({ state, due_at: dueAt }: FailedDelivery): boolean =>
  state === 'failed' || (dueAt !== null && Date.parse(dueAt) > Date.now());

/** The bulk action that retries the selected deliveries. */
export function useRetryDeliveries(): BulkAction<FailedDelivery> {
  const { t } = useLingui();
  const run = useBulkRun();
  return {
    label: t`Opnieuw leveren`,
    icon,
    fits: isRetryable,
    run: (rows) =>
      run({
        rows: rows.filter(isRetryable),
        stale,
        nameOf: deliveryName,
        call: ({ id, submission_id: submission }) =>
          api.retryDelivery({ params: { id: submission, delivery_id: id } }),
        done: (count) =>
          t`${plural(count, { one: '# levering wordt', other: '# leveringen worden' })} opnieuw geprobeerd.`,
      }),
  };
}

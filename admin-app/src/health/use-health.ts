import { useQuery } from '@tanstack/react-query';
import { schedulesQuery } from '../exports/schedules/schedules-queries.ts';
import { useNow } from '../formats/use-now.ts';
import { notificationsQuery } from '../notifications/notifications-query.ts';
import { providersQuery } from '../providers/providers-query.ts';
import { quotasQuery } from '../quotas/quotas-query.ts';
import { processingCardsQuery } from '../processing-register/processing-cards-query.ts';
import { useMayOpen } from '../session/use-may-open.ts';
import { useCan } from '../session/use-user.ts';
import { findDeliveryProblems, findFileProblems } from './find-delivery-problems.ts';
import { findExportProblems, findScheduleProblems } from './find-export-problems.ts';
import { findProviderProblems } from './find-provider-problems.ts';
import { findQuotaProblems } from './find-quota-problems.ts';
import { findRetentionProblems } from './find-retention-problems.ts';
import type { HealthProblem } from './health-problem.ts';
import { failedDeliveriesQuery, failedExportsQuery } from './health-queries.ts';

/** What of the organisation does not work, as far as the user may see and solve it. */
export interface Health {
  /** Those that go wrong now first. */
  readonly problems: readonly HealthProblem[];
  /** Whether an answer is still awaited. */
  readonly isLoading: boolean;
  /** Why something could not be checked; `null` when everything was. */
  readonly error: Error | null;
  readonly retry: () => void;
}

/** Asks only for what the user may open, so that each problem leads to a screen where it is solved. */
export function useHealth(): Health {
  const mayOpen = useMayOpen();
  const nowMs = useNow();
  const deliveries = useQuery({ ...failedDeliveriesQuery, enabled: mayOpen('submissions') });
  const exports = useQuery({ ...failedExportsQuery, enabled: mayOpen('exports') });
  const schedules = useQuery({ ...schedulesQuery, enabled: useCan('submission-export') });
  const providers = useQuery({ ...providersQuery, enabled: mayOpen('settingsProviders') });
  const quotas = useQuery({ ...quotasQuery, enabled: mayOpen('settingsQuotas') });
  const files = useQuery({ ...notificationsQuery, enabled: mayOpen('settingsQuarantine') });
  const cards = useQuery({ ...processingCardsQuery, enabled: mayOpen('settingsProcessing') });
  const all = [deliveries, exports, schedules, providers, quotas, files, cards];
  const failed = all.filter(({ error, data }) => error !== null && data === undefined);
  const problems = [
    ...(deliveries.data === undefined ? [] : findDeliveryProblems(deliveries.data.meta)),
    ...findExportProblems(exports.data?.meta.total ?? 0),
    ...findScheduleProblems(schedules.data ?? []),
    ...findProviderProblems(providers.data ?? [], nowMs),
    ...findQuotaProblems(quotas.data ?? []),
    ...findFileProblems(files.data?.data ?? []),
    ...findRetentionProblems(cards.data ?? []),
  ];
  return {
    problems: problems.toSorted((a, b) => a.level.localeCompare(b.level)),
    isLoading: all.some(({ isLoading }) => isLoading),
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

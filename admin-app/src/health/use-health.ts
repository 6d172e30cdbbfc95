import { useQuery } from '@tanstack/react-query';
import { schedulesQuery } from '../exports/schedules/schedules-queries.ts';
import { useNow } from '../formats/use-now.ts';
import { notificationsQuery } from '../notifications/notifications-query.ts';
import { providersQuery } from '../providers/providers-query.ts';
import { quotasQuery } from '../quotas/quotas-query.ts';
import { endlessCardsQuery } from '../processing-register/processing-cards-query.ts';
import { useMayOpen } from '../session/use-may-open.ts';
import { useCan } from '../session/use-user.ts';
import {
  findDeliveryProblems,
  findFileProblems,
  findReceiverProblems,
} from './find-delivery-problems.ts';
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
  const mayHear = mayOpen('settingsQuarantine') || mayOpen('settingsProviders');
  const notices = useQuery({ ...notificationsQuery, enabled: mayHear });
  const cards = useQuery({ ...endlessCardsQuery, enabled: mayOpen('settingsProcessing') });
  const all = [deliveries, exports, schedules, providers, quotas, notices, cards];
  const failed = all.filter(({ error, data }) => error !== null && data === undefined);
  const problems = [
    ...found(deliveries.data, ({ meta }) => findDeliveryProblems(meta)),
    ...found(exports.data, ({ meta }) => findExportProblems(meta.total)),
    ...found(schedules.data, findScheduleProblems),
    ...found(providers.data, (all) => findProviderProblems(all, nowMs)),
    ...found(quotas.data, findQuotaProblems),
    ...found(notices.data, ({ data }) => [
      ...findReceiverProblems(data),
      ...findFileProblems(data),
    ]),
    ...found(cards.data, findRetentionProblems),
  ];
  return {
    problems: problems.toSorted((a, b) => a.level.localeCompare(b.level)),
    isLoading: all.some(({ isLoading }) => isLoading),
    error: failed[0]?.error ?? null,
    retry: () => failed.forEach(({ refetch }) => void refetch()),
  };
}

/** What an answer shows to be wrong; nothing until it has come. */
const found = <T>(
  answer: T | undefined,
  find: (answer: T) => readonly HealthProblem[],
): readonly HealthProblem[] => (answer === undefined ? [] : find(answer));

import type { Submission } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';

const runningEveryMs = 2_000;
const waitingEveryMs = 15_000;

/**
 * Follows the deliveries that have not ended, and reads the submission again when one changed. Only their states are
 * asked in between, because reading a submission is recorded in the logbook.
 */
export function useLiveDeliveries({ id, deliveries }: Pick<Submission, 'id' | 'deliveries'>): void {
  const queryClient = useQueryClient();
  const waiting = deliveries.filter(({ state }) => state === 'waiting');
  const isRunning = waiting.some(({ error }) => error === null);
  const { data } = useQuery({
    queryKey: queryKeys.submissions.deliveryStates(id),
    queryFn: async ({ signal }) =>
      (await api.listDeliveryStates({ params: { id } }, { signal })).data,
    enabled: waiting.length > 0,
    refetchInterval: isRunning ? runningEveryMs : waitingEveryMs,
    refetchIntervalInBackground: false,
    retry: false,
    gcTime: 0,
  });
  const isChanged = waiting.some((one) => {
    const now = data?.find((state) => state.id === one.id);
    return now !== undefined && (now.state !== one.state || now.error !== one.error);
  });
  useEffect(() => {
    if (isChanged) void queryClient.invalidateQueries({ queryKey: queryKeys.submissions.one(id) });
  }, [isChanged, id, queryClient]);
}

import { queryOptions } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryKeys } from '../../api/query-keys.ts';

const pollMs = 3_000;

/** The scheduled exports of forms that the user may see; it follows a run in progress. */
export const schedulesQuery = queryOptions({
  queryKey: queryKeys.exports.schedules,
  queryFn: async ({ signal }) => (await api.listExportSchedules({}, { signal })).data,
  refetchInterval: ({ state: { data } }) =>
    data?.some(({ last_run: run }) => run !== null && isInProgress(run)) === true ? pollMs : false,
});

/** The places into which exports can be put. */
export const exportTargetsQuery = queryOptions({
  queryKey: queryKeys.exports.targets,
  queryFn: async ({ signal }) => (await api.listExportTargets({}, { signal })).data,
});

/** A run that waits for a colleague may wait for days: nothing asks for it every few seconds. */
const isInProgress = ({
  status,
  consent,
}: {
  readonly status: string;
  readonly consent: string | null;
}): boolean => (status === 'pending' || status === 'processing') && consent !== 'asked';

import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { VersionSummary } from '@form-builder/core/contract/staff/forms/versions.ts';
import { formatInstant } from '@form-builder/core/formats/dates/local-time.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { currentRegion } from '../languages/languages.ts';

/** A version in an environment, with the number of the version that is published there now. */
export interface SchedulePlace {
  readonly version: Pick<VersionSummary, 'id' | 'number'>;
  readonly environment: { readonly id: EnvironmentId; readonly name: string };
  readonly replaces: number | undefined;
}

const refresh = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: queryKeys.versions.all }),
    queryClient.invalidateQueries({ queryKey: queryKeys.forms.all }),
  ]);

const paramsOf = ({ version, environment }: SchedulePlace) => ({
  id: version.id,
  environment: environment.id,
});

/** Chooses the moment of a publication; the caller shows errors. */
export function useSchedule(place: SchedulePlace) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: ({ atMs, remark }: { readonly atMs: number; readonly remark: string }) =>
      api.schedulePublication({
        params: paramsOf(place),
        body: { at: new Date(atMs).toISOString(), ...(remark !== '' && { remark }) },
      }),
    meta: { showsErrors: true },
    onSuccess: async ({ data }) => {
      const { number } = place.version;
      const at = formatInstant(Date.parse(data.at), currentRegion());
      notifySuccess(t`Versie ${number} wordt gepubliceerd op ${at}.`);
      await refresh();
    },
  });
}

/** Withdraws the scheduled publication, or dismisses one that failed. */
export function useCancelSchedule(place: SchedulePlace) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: () => api.cancelScheduledPublication({ params: paramsOf(place) }),
    onSuccess: async () => {
      notifySuccess(t`Er is geen publicatie meer gepland.`);
      await refresh();
    },
  });
}

import type { Environment } from '@form-builder/core/contract/staff/settings/environments.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** The properties of an environment that an administrator may change. */
export type EnvironmentRow = Pick<Environment, 'id' | 'name' | 'is_enabled'>;

/** The environments that the server did not change, with the reason. */
export type FailedEnvironments = readonly { readonly id: string; readonly error: unknown }[];

/** Saves each changed environment separately; returns those that failed. */
export function useSaveEnvironments() {
  const { t } = useLingui();
  return useMutation({
    mutationFn: async (changed: readonly EnvironmentRow[]): Promise<FailedEnvironments> => {
      const failed: { id: string; error: unknown }[] = [];
      for (const { id, ...body } of changed) {
        await api
          .updateEnvironment({ params: { id }, body })
          .catch((error: unknown) => failed.push({ id, error }));
      }
      return failed;
    },
    onSuccess: async (failed) => {
      await queryClient.invalidateQueries({ queryKey: queryKeys.environments });
      if (failed.length === 0) notifySuccess(t`De omgevingen zijn opgeslagen.`);
    },
  });
}

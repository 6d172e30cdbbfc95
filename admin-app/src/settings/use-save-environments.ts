import type { Environment } from '@form-builder/core/contract/staff/settings/environments.ts';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';

/** What the screen shows of an environment. */
export type EnvironmentRow = Pick<Environment, 'id' | 'name' | 'is_enabled' | 'is_editable'>;

/** The environments that the server did not change, with the reason. */
export type FailedEnvironments = readonly { readonly id: string; readonly error: unknown }[];

/** What changed: environments, and all ids in another order. */
interface ChangedEnvironments {
  readonly rows: readonly EnvironmentRow[];
  readonly order: readonly Environment['id'][] | undefined;
}

/** The environments whose name or switch changed, and the order if it did. */
export function changesOf(
  saved: readonly EnvironmentRow[],
  rows: readonly EnvironmentRow[],
): ChangedEnvironments {
  const isMoved = rows.some(({ id }, index) => saved[index]?.id !== id);
  const changed = rows.filter((row) => {
    const before = saved.find(({ id }) => id === row.id);
    return before?.name !== row.name || before.is_enabled !== row.is_enabled;
  });
  return { rows: changed, order: isMoved ? rows.map(({ id }) => id) : undefined };
}

/** Saves the order, and each changed environment separately; returns the environments that failed. */
export function useSaveEnvironments() {
  const { t } = useLingui();
  return useMutation({
    mutationFn: async ({ rows, order }: ChangedEnvironments): Promise<FailedEnvironments> => {
      if (order !== undefined) await api.orderEnvironments({ body: { environments: [...order] } });
      const failed: { id: string; error: unknown }[] = [];
      for (const { id, name, is_enabled } of rows) {
        await api
          .updateEnvironment({ params: { id }, body: { name, is_enabled } })
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

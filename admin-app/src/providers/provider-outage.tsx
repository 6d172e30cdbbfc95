import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { useLingui } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { errorText } from '../api/error-text.ts';
import { queryKeys } from '../api/query-keys.ts';

/** Says that a service for visitors is down, or works again. */
export function ProviderOutage({ provider }: { readonly provider: Provider }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { id, stage, is_down: isDown } = provider;
  const save = useMutation({
    mutationFn: (is_down: boolean) =>
      api.setProviderOutage({ params: { id, stage }, body: { is_down } }),
    meta: { showsErrors: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.providers, exact: true }),
  });
  return (
    <Switch
      label={t`Storing`}
      description={
        isDown
          ? t`Bezoekers lezen dat het nu niet kan. De dienst wordt niet aangeroepen.`
          : undefined
      }
      error={save.error === null ? undefined : errorText(save.error)}
      checked={isDown}
      disabled={save.isPending}
      onChange={({ currentTarget }) => save.mutate(currentTarget.checked)}
    />
  );
}

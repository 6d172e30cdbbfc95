import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import { useLingui } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { errorText } from '../api/error-text.ts';
import { queryKeys } from '../api/query-keys.ts';

/**
 * Says that a service for visitors is down, or works again; releases a receiver of a copied tenant, which no visitor
 * sees.
 */
export function ProviderOutage({ provider }: { readonly provider: Provider }) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { id, stage, kind, is_down: isDown } = provider;
  const save = useMutation({
    mutationFn: (is_down: boolean) =>
      api.setProviderOutage({ params: { id, stage }, body: { is_down } }),
    meta: { showsErrors: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.providers, exact: true }),
  });
  const isReceiver = kind === 'delivery';
  const consequence = isReceiver
    ? t`Er gaat niets naar deze dienst: inzendingen wachten. Controleer de instellingen en zet dit uit als alles klopt.`
    : t`Bezoekers lezen dat het nu niet kan. De dienst wordt niet aangeroepen.`;
  return (
    <Switch
      label={isReceiver ? t`Nog niet aanroepen` : t`Storing`}
      description={isDown ? consequence : undefined}
      error={save.error === null ? undefined : errorText(save.error)}
      checked={isDown}
      disabled={save.isPending}
      onChange={({ currentTarget }) => save.mutate(currentTarget.checked)}
    />
  );
}

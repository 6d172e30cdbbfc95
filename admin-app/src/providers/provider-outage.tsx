import type { Provider } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Switch } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { errorText } from '../api/error-text.ts';
import { queryKeys } from '../api/query-keys.ts';
import { OfProvider } from './of-provider.tsx';

interface Consequence {
  readonly on: MessageDescriptor;
  readonly off: MessageDescriptor;
}

const unavailable: Consequence = {
  on: msg`Bezoekers lezen dat het nu niet kan. De dienst wordt niet aangeroepen.`,
  off: msg`Zet dit aan als de dienst niet werkt. Bezoekers lezen dan dat het nu niet kan.`,
};
const byHand: Consequence = {
  on: msg`Bezoekers vullen het zelf in. De dienst wordt niet aangeroepen.`,
  off: msg`Zet dit aan als de dienst niet werkt. Bezoekers vullen het dan zelf in.`,
};

/** What visitors notice, by kind of provider. */
const consequences: Readonly<Record<Provider['kind'], Consequence>> = {
  auth: {
    on: msg`Bezoekers lezen een melding in plaats van de knop om in te loggen. De dienst wordt niet aangeroepen.`,
    off: msg`Zet dit aan als de dienst niet werkt. Bezoekers lezen dan een melding, die je zelf kunt schrijven.`,
  },
  payment: unavailable,
  addresses: byHand,
  companies: byHand,
  persons: byHand,
  data: unavailable,
  delivery: {
    on: msg`Er gaat niets naar deze dienst: inzendingen wachten. Controleer de instellingen en zet dit uit als alles klopt.`,
    off: msg`Inzendingen gaan naar deze dienst.`,
  },
};

/**
 * Says that a service for visitors is down, or works again; releases a receiver of a copied tenant, which no visitor
 * sees.
 */
export function ProviderOutage({ provider }: { readonly provider: Provider }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const { id, name, stage, kind, is_down: isDown } = provider;
  const save = useMutation({
    mutationFn: (is_down: boolean) =>
      api.setProviderOutage({ params: { id, stage }, body: { is_down } }),
    meta: { showsErrors: true },
    onSuccess: () => queryClient.invalidateQueries({ queryKey: queryKeys.providers, exact: true }),
  });
  const isReceiver = kind === 'delivery';
  return (
    <Switch
      label={
        <>
          {isReceiver ? t`Nog niet aanroepen` : t`Storing`}
          <OfProvider name={name} stage={stage} />
        </>
      }
      description={i18n._(isDown ? consequences[kind].on : consequences[kind].off)}
      error={save.error === null ? undefined : errorText(save.error)}
      checked={isDown}
      disabled={save.isPending}
      onChange={({ currentTarget }) => save.mutate(currentTarget.checked)}
    />
  );
}

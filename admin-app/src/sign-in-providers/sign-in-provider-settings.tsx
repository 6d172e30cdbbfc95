import type { SignInProvider } from '@form-builder/core/contract/staff/settings/sign-in-providers.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Skeleton, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { BorderedList } from '../bordered-list/bordered-list.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import { LoadError } from '../feedback/load-error.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { useCan } from '../session/use-user.ts';
import { SignInProviderItem } from './sign-in-provider-item.tsx';
import { SignInProviderPanel } from './sign-in-provider-panel.tsx';
import { signInProvidersQuery } from './sign-in-providers-query.ts';

/** The outside OpenID Providers with which the staff of the organisation sign in. */
export function SignInProviderSettings() {
  const { t } = useLingui();
  const { data: providers, error, refetch } = useQuery(signInProvidersQuery);
  const [edited, setEdited] = useState<SignInProvider | 'new' | null>(null);
  const mayManageUsers = useCan('users-all');
  const add = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      disabled={!mayManageUsers}
      onClick={() => setEdited('new')}
    >
      <Trans>Inlogprovider toevoegen</Trans>
    </Button>
  );
  return (
    <>
      <SectionHeader title={t`Inlogproviders`} actions={add} />
      <Text mb="lg" maw="40rem">
        <Trans>
          Hiermee loggen collega's in met het account van hun organisatie, zoals bij Entra ID of
          Keycloak. De groepen daar bepalen welke rollen zij hier hebben.
        </Trans>
      </Text>
      {!mayManageUsers && (
        <Alert mb="lg" maw="40rem" color="yellow" variant="light">
          <Trans>
            Je kunt de inlogproviders zien. Wijzigen kan alleen wie zowel gebruikers als rollen
            beheert.
          </Trans>
        </Alert>
      )}
      {error !== null && providers === undefined && (
        <LoadError error={error} onRetry={() => void refetch()} />
      )}
      {error === null && providers === undefined && <Skeleton height={150} aria-busy="true" />}
      {providers?.length === 0 && (
        <EmptyState title={t`Nog geen inlogproviders`} action={add}>
          <Trans>Collega's loggen nu in met een e-mailadres en wachtwoord.</Trans>
        </EmptyState>
      )}
      {providers !== undefined && providers.length > 0 && (
        <BorderedList>
          {providers.map((provider) => (
            <SignInProviderItem
              key={provider.id}
              provider={provider}
              mayChange={mayManageUsers}
              onEdit={() => setEdited(provider)}
            />
          ))}
        </BorderedList>
      )}
      <SignInProviderPanel edited={edited} onClose={() => setEdited(null)} />
    </>
  );
}

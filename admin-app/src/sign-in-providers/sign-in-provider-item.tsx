import type { SignInProvider } from '@form-builder/core/contract/staff/settings/sign-in-providers.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { errorText } from '../api/error-text.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { ToneBadge } from '../badges/tone-badge.tsx';
import { RelativeTime } from '../formats/relative-time.tsx';
import { providerErrors } from '../providers/provider-words.ts';
import { signInFailureTexts } from './sign-in-provider-words.ts';

interface SignInProviderItemProps {
  readonly provider: SignInProvider;
  readonly mayChange: boolean;
  readonly onEdit: () => void;
}

/** One provider in the list: its state, a test, and its actions. */
export function SignInProviderItem({ provider, mayChange, onEdit }: SignInProviderItemProps) {
  const { t } = useLingui();
  const check = useProviderTest(provider);
  const remove = useDeleteProvider(provider);
  const { name, issuer } = provider;
  return (
    <Stack component="li" px="md" py="sm" gap="xs">
      <Group gap="sm">
        <Text fw={600}>{name}</Text>
        {!provider.is_active && (
          <ToneBadge tone="neutral">
            <Trans>Uit</Trans>
          </ToneBadge>
        )}
      </Group>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
        {issuer}
      </Text>
      <ProviderState provider={provider} />
      {mayChange && (
        <Group gap="sm">
          <Button
            variant="default"
            size="compact-md"
            aria-label={t`${name} testen`}
            loading={check.isPending}
            onClick={check.start}
          >
            <Trans>Testen</Trans>
          </Button>
          <Button
            variant="default"
            size="compact-md"
            aria-label={t`${name} wijzigen`}
            onClick={onEdit}
          >
            <Trans>Wijzigen</Trans>
          </Button>
          <Button
            variant="default"
            size="compact-md"
            c="red.8"
            aria-label={t`${name} verwijderen`}
            loading={remove.isPending}
            onClick={() => remove.ask()}
          >
            <Trans>Verwijderen</Trans>
          </Button>
          <Text size="sm" role="status">
            {check.outcome}
          </Text>
        </Group>
      )}
    </Stack>
  );
}

function ProviderState({ provider }: { readonly provider: SignInProvider }) {
  const { i18n } = useLingui();
  const { users, last_sign_in_at: signedInAt, last_failure: failure } = provider;
  return (
    <>
      <Text size="sm">
        <Plural value={users} one="# gekoppelde gebruiker" other="# gekoppelde gebruikers" />
        {' · '}
        {signedInAt === null ? (
          <Trans>Nog niemand heeft hiermee ingelogd</Trans>
        ) : (
          <Trans>
            Laatst ingelogd: <RelativeTime at={signedInAt} />
          </Trans>
        )}
      </Text>
      {failure !== null && (
        <Text size="sm" c="red.8">
          <Trans>Laatste fout bij inloggen:</Trans> {i18n._(signInFailureTexts[failure.code])} (
          <RelativeTime at={failure.at} />)
        </Text>
      )}
    </>
  );
}

/** Tests a provider; the result is shown at the end of the row of buttons. */
function useProviderTest({ id }: SignInProvider) {
  const { t, i18n } = useLingui();
  const check = useMutation({
    mutationFn: () => api.checkSignInProvider({ params: { id } }),
    meta: { showsErrors: true },
  });
  const outcome = () => {
    if (check.error !== null) return errorText(check.error);
    if (check.data === undefined) return '';
    const { error, duration_ms: duration } = check.data.data;
    if (error === null) return t`Werkt (${duration} ms)`;
    const reason = i18n._(providerErrors[error]);
    return t`Werkt niet: ${reason}`;
  };
  return { start: () => check.mutate(), isPending: check.isPending, outcome: outcome() };
}

function useDeleteProvider({ id, name, users }: SignInProvider) {
  const { t } = useLingui();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.deleteSignInProvider({ params: { id } }),
    onSuccess: async () => {
      notifySuccess(t`De inlogprovider “${name}” is verwijderd.`);
      await queryClient.invalidateQueries({ queryKey: queryKeys.signInProviders });
    },
  });
  const ask = () =>
    modals.openConfirmModal({
      title: t`Inlogprovider “${name}” verwijderen?`,
      children: (
        <Text>
          <Plural
            value={users}
            one="# gebruiker is gekoppeld en verliest de rollen van de groepen."
            other="# gebruikers zijn gekoppeld en verliezen de rollen van de groepen."
          />{' '}
          <Trans>
            De accounts blijven, maar zonder wachtwoord kunnen zij niet meer inloggen. Verwijderen
            kun je niet terugdraaien.
          </Trans>
        </Text>
      ),
      labels: { confirm: t`Verwijderen`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => mutate(),
    });
  return { ask, isPending };
}

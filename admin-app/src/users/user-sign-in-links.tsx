import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text, Title } from '@mantine/core';
import { modals } from '@mantine/modals';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { BorderedList } from '../bordered-list/bordered-list.tsx';
import { useUser } from '../session/use-user.ts';

type SignInLink = User['sign_in_links'][number];

/** The outside providers with which a user signs in, and the roles that their groups gave. */
export function UserSignInLinks({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const isOneself = useUser()?.id === user.id;
  const { mutate, isPending } = useMutation({
    mutationFn: (link: SignInLink) =>
      api.unlinkSignInProvider({ params: { id: user.id, provider_id: link.id } }),
    onSuccess: async () => {
      notifySuccess(t`De koppeling is verwijderd.`);
      await queryClient.invalidateQueries({ queryKey: queryKeys.users.all });
    },
  });
  const ask = (link: SignInLink) =>
    modals.openConfirmModal({
      title: t`Koppeling met “${link.name}” verwijderen?`,
      children: (
        <Text>
          <Trans>
            {user.name} wordt overal uitgelogd en verliest de rollen van de groepen. Bij de volgende
            keer inloggen wordt opnieuw gekoppeld op e-mailadres.
          </Trans>
        </Text>
      ),
      labels: { confirm: t`Koppeling verwijderen`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => mutate(link),
    });
  if (user.sign_in_links.length === 0) return null;
  return (
    <section aria-labelledby="user-sign-in-links">
      <Title order={2} id="user-sign-in-links" mb="md">
        <Trans>Inlogproviders</Trans>
      </Title>
      <BorderedList>
        {user.sign_in_links.map((link) => (
          <Group key={link.id} component="li" px="md" py="sm" justify="space-between">
            <div>
              <Text>{link.name}</Text>
              <Text size="sm" c="dimmed">
                {link.roles.length === 0
                  ? t`Geen rollen van groepen`
                  : link.roles.map(({ name }) => name).join(', ')}
              </Text>
            </div>
            {!isOneself && (
              <Button
                variant="default"
                size="compact-md"
                loading={isPending}
                onClick={() => ask(link)}
              >
                <Trans>Koppeling verwijderen</Trans>
              </Button>
            )}
          </Group>
        ))}
      </BorderedList>
    </section>
  );
}

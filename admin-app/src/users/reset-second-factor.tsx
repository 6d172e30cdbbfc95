import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { api } from '../api/client.ts';
import { useUser } from '../session/use-user.ts';
import { useUserCall } from './use-user-call.ts';

/**
 * Removes the second factor of a colleague who lost it, after a confirmation; renders nothing for a
 * user without one.
 */
export function ResetSecondFactor({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const me = useUser();
  const resetFactor = useUserCall(
    user,
    () => api.resetUserSecondFactor({ params: { id: user.id } }),
    { done: t`De tweede stap van ${user.name} is verwijderd.` },
  );
  const confirmReset = () =>
    modals.openConfirmModal({
      title: t`Tweede stap van ${user.name} verwijderen?`,
      children: (
        <Text>
          <Trans>
            Doe dit alleen als je zeker weet dat je collega de app en de herstelcodes kwijt is. De
            gekoppelde app en de herstelcodes werken daarna niet meer en de gebruiker wordt overal
            uitgelogd.
          </Trans>
        </Text>
      ),
      labels: { confirm: t`Verwijderen`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => resetFactor.mutate(),
    });
  if ((!user.has_totp && !user.has_passkey) || user.id === me?.id) return null;
  return (
    <Button variant="default" loading={resetFactor.isPending} onClick={confirmReset}>
      <Trans>Tweede stap verwijderen</Trans>
    </Button>
  );
}

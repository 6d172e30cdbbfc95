import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { modals } from '@mantine/modals';
import { api } from '../api/client.ts';
import { useUser } from '../session/use-user.ts';
import { ForcePasswordChange } from './force-password-change.tsx';
import { RemoveUserPhoto } from './remove-user-photo.tsx';
import { ResetSecondFactor } from './reset-second-factor.tsx';
import { FormsWithoutOwner } from './user-forms/forms-without-owner.tsx';
import { useUserCall } from './use-user-call.ts';

/** The actions of an administrator on an account, apart from editing its data. */
export function UserActions({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const me = useUser();
  const invite = useUserCall(user, () => api.inviteUser({ params: { id: user.id } }), {
    done: t`De uitnodiging gaat opnieuw naar ${user.email}.`,
  });
  const endSessions = useUserCall(user, () => api.endUserSessions({ params: { id: user.id } }), {
    done: t`${user.name} is overal uitgelogd.`,
  });
  const activate = useUserCall(user, () => setActive(user, true), {
    done: t`${user.name} kan weer inloggen.`,
  });
  const deactivate = useUserCall(user, () => setActive(user, false), {
    done: t`${user.name} kan niet meer inloggen.`,
  });
  const confirmDeactivation = () =>
    modals.openConfirmModal({
      title: t`${user.name} uitschakelen?`,
      children: (
        <>
          <Text>
            <Trans>
              Deze gebruiker wordt meteen uitgelogd en kan niet meer inloggen. Wat de gebruiker
              heeft gemaakt, blijft bestaan. Je kunt dit later terugdraaien.
            </Trans>
          </Text>
          <FormsWithoutOwner userId={user.id} />
        </>
      ),
      labels: { confirm: t`Uitschakelen`, cancel: t`Annuleren` },
      confirmProps: { color: 'red' },
      onConfirm: () => deactivate.mutate(),
    });
  if (user.is_root && me?.is_root !== true) return null;
  return (
    <Group gap="sm">
      {user.is_active && !user.is_registered && (
        <Button variant="default" loading={invite.isPending} onClick={() => invite.mutate()}>
          <Trans>Uitnodiging opnieuw sturen</Trans>
        </Button>
      )}
      {user.is_active && user.is_registered && (
        <Button
          variant="default"
          loading={endSessions.isPending}
          onClick={() => endSessions.mutate()}
        >
          <Trans>Overal uitloggen</Trans>
        </Button>
      )}
      <ForcePasswordChange user={user} />
      <ResetSecondFactor user={user} />
      <RemoveUserPhoto user={user} />
      {user.id !== me?.id &&
        (user.is_active ? (
          <Button variant="default" loading={deactivate.isPending} onClick={confirmDeactivation}>
            <Trans>Uitschakelen</Trans>
          </Button>
        ) : (
          <Button variant="default" loading={activate.isPending} onClick={() => activate.mutate()}>
            <Trans>Inschakelen</Trans>
          </Button>
        ))}
    </Group>
  );
}

const setActive = (user: User, isActive: boolean) =>
  api.updateUser({ params: { id: user.id }, body: { is_active: isActive } });

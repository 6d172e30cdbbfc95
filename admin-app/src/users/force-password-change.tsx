import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { api } from '../api/client.ts';
import { useUserCall } from './use-user-call.ts';

/** Requires a new password of a user, or takes that back; renders nothing for a user without a password here. */
export function ForcePasswordChange({ user }: { readonly user: User }) {
  const { t } = useLingui();
  const isForced = user.force_password_change;
  const change = useUserCall(
    user,
    () => api.updateUser({ params: { id: user.id }, body: { force_password_change: !isForced } }),
    {
      done: isForced
        ? t`${user.name} hoeft geen nieuw wachtwoord meer te kiezen.`
        : t`${user.name} moet eerst een nieuw wachtwoord kiezen.`,
    },
  );
  if (!user.has_password || !user.is_active) return null;
  return (
    <Button variant="default" loading={change.isPending} onClick={() => change.mutate()}>
      {isForced ? (
        <Trans>Nieuw wachtwoord niet meer eisen</Trans>
      ) : (
        <Trans>Nieuw wachtwoord eisen</Trans>
      )}
    </Button>
  );
}

import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { Trans } from '@lingui/react/macro';
import { ToneBadge } from '../badges/tone-badge.tsx';

/** Shows whether a user can sign in: active, invited, or disabled. */
export function UserStateBadge({
  user,
}: {
  readonly user: Pick<User, 'is_active' | 'is_registered'>;
}) {
  if (!user.is_active)
    return (
      <ToneBadge tone="neutral">
        <Trans>Uitgeschakeld</Trans>
      </ToneBadge>
    );
  return user.is_registered ? (
    <ToneBadge tone="green">
      <Trans>Actief</Trans>
    </ToneBadge>
  ) : (
    <ToneBadge tone="yellow">
      <Trans>Uitgenodigd</Trans>
    </ToneBadge>
  );
}

import type { StaffSession } from '@form-builder/core/contract/staff/users/sessions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import type { UseMutationResult } from '@tanstack/react-query';

interface EndSessionButtonProps {
  readonly session: StaffSession;
  /** Ends the session. */
  readonly end: Pick<UseMutationResult<unknown, Error, void>, 'isPending' | 'mutate'>;
}

/** Signs somebody out on one device; its name says which. */
export function EndSessionButton({ session, end }: EndSessionButtonProps) {
  const { t } = useLingui();
  const device = session.browser ?? t`onbekend apparaat`;
  return (
    <Button
      variant="default"
      size="compact-md"
      aria-label={t`Uitloggen: ${device}`}
      loading={end.isPending}
      onClick={() => end.mutate()}
    >
      <Trans>Uitloggen</Trans>
    </Button>
  );
}

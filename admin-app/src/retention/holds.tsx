import type { Hold } from '@form-builder/core/contract/staff/submissions/holds.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { LoadError } from '../feedback/load-error.tsx';
import { currentRegion } from '../languages/languages.ts';
import { useCan } from '../session/use-user.ts';
import { HoldDialog } from './hold-dialog.tsx';
import { holdsQuery, type HoldScope } from './retention-queries.ts';
import { useReleaseHold } from './use-release-hold.ts';

/** The holds on a submission or a form, with reason and end date; users with permission can release them. */
export function HoldNotices(scope: HoldScope) {
  const mayLift = useCan('submission-retention');
  const { data = [], error, refetch } = useQuery(holdsQuery(scope));
  // A hold on the form is listed for each of its submissions, but not the other way round.
  const shown = scope.submissionId === null ? data.filter((one) => one.submission === null) : data;
  if (error !== null) return <LoadError error={error} onRetry={() => void refetch()} />;
  if (shown.length === 0) return null;
  return (
    <Stack gap="sm" mb="md">
      {shown.map((hold) => (
        <HoldNotice key={hold.id} hold={hold} mayLift={mayLift} />
      ))}
    </Stack>
  );
}

/** What is on hold: whether the submission may not be deleted now, and whether nobody may handle it. */
export function useHoldState(scope: HoldScope): { isHeld: boolean; isRestricted: boolean } {
  const { data = [] } = useQuery(holdsQuery(scope));
  return {
    isHeld: data.length > 0,
    isRestricted: data.some(({ is_restriction: isRestriction }) => isRestriction),
  };
}

/** The button for a hold on a submission, or on all submissions of a form; nothing without permission. */
export function AddHold(scope: HoldScope) {
  const mayAdd = useCan('submission-retention');
  const [isOpen, setIsOpen] = useState(false);
  if (!mayAdd) return null;
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLock size={18} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {scope.submissionId === null ? (
          <Trans>Alle inzendingen vasthouden</Trans>
        ) : (
          <Trans>Vasthouden</Trans>
        )}
      </Button>
      {isOpen && <HoldDialog scope={scope} onClose={() => setIsOpen(false)} />}
    </>
  );
}

function HoldNotice({ hold, mayLift }: { readonly hold: Hold; readonly mayLift: boolean }) {
  const { t } = useLingui();
  const lift = useReleaseHold();
  const until = new Intl.DateTimeFormat(currentRegion(), { dateStyle: 'long' }).format(
    new Date(`${hold.ends_on}T12:00:00Z`),
  );
  const titleOf = ({ is_restriction: isRestriction, submission }: Hold) => {
    if (isRestriction) return t`Deze inzending is beperkt tot en met ${until}`;
    return submission === null
      ? t`Alle inzendingen van dit formulier worden vastgehouden tot en met ${until}`
      : t`Deze inzending wordt vastgehouden tot en met ${until}`;
  };
  return (
    <Alert
      w="100%"
      color="yellow"
      variant="light"
      icon={<IconLock aria-hidden />}
      title={titleOf(hold)}
    >
      <Text size="sm">
        {hold.is_restriction ? (
          <Trans>Niemand mag deze nu behandelen of verwijderen. Reden: {hold.reason}</Trans>
        ) : (
          <Trans>Niemand kan nu iets verwijderen. Reden: {hold.reason}</Trans>
        )}
      </Text>
      <Group gap="sm" mt={6}>
        <Text size="sm">
          <Trans>Vastgelegd door {hold.created_by}.</Trans>
        </Text>
        {mayLift && (
          <Button
            size="compact-sm"
            variant="default"
            loading={lift.isPending}
            onClick={() => lift.mutate(hold.id)}
          >
            <Trans>Opheffen</Trans>
          </Button>
        )}
      </Group>
    </Alert>
  );
}

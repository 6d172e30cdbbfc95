import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { ToneBadge } from '../../badges/tone-badge.tsx';
import { RowLink } from '../../data-table/row-link.tsx';
import type { Column } from '../../data-table/table-rows.tsx';
import { RelativeTime } from '../../formats/relative-time.tsx';
import { useEnvironmentName } from '../../publishing/use-environment-name.ts';
import { useCan } from '../../session/use-user.ts';
import { LabelBadges } from '../handling/label-badges.tsx';
import { DeliveryStateBadge, PaymentStateBadge } from '../follow-up-state-badges.tsx';
import { useSubmissionAddress } from '../neighbours/list-of-origin.ts';
import { RestrictedBadge, SubmissionStateBadge, TestBadge } from '../submission-state.tsx';
import type { SubmissionSort } from '../submissions-queries.ts';

/** The columns of a list of submissions. */
export function useSubmissionColumns(): readonly Column<SubmissionSummary, SubmissionSort>[] {
  const { t } = useLingui();
  const nameOf = useEnvironmentName();
  const mayRead = useCan('submission-read');
  return [
    {
      id: 'number',
      isOneLine: true,
      header: t`Nummer`,
      sort: 'title',
      cell: (submission) => (
        <Group gap="xs" wrap="nowrap">
          <SubmissionName submission={submission} isLink={mayRead} />
          {submission.is_test && <TestBadge />}
          {submission.is_restricted && <RestrictedBadge />}
          {submission.filled_in_by !== null && <ToneBadge tone="outlined">{t`Balie`}</ToneBadge>}
        </Group>
      ),
    },
    {
      id: 'state',
      header: t`Status`,
      width: '8rem',
      cell: ({ state }) => <SubmissionStateBadge state={state} />,
    },
    {
      id: 'environment',
      header: t`Omgeving`,
      from: 'wide',
      width: '8rem',
      cell: ({ environment }) => nameOf(environment),
    },
    {
      id: 'version',
      header: t`Versie`,
      from: 'medium',
      align: 'right',
      width: '6rem',
      cell: ({ version_number }) => version_number,
    },
    {
      id: 'created',
      isOneLine: true,
      header: t`Begonnen`,
      sort: 'created_at',
      from: 'wide',
      width: '8.5rem',
      cell: ({ created_at }) => <RelativeTime at={created_at} />,
    },
    {
      id: 'completed',
      isOneLine: true,
      header: t`Ingezonden`,
      sort: 'completed_at',
      from: 'small',
      width: '8.5rem',
      cell: ({ completed_at }) => timeOrDash(completed_at),
    },
    ...useFollowUpColumns(),
  ];
}

/** What became of a submission after it was sent. */
function useFollowUpColumns(): readonly Column<SubmissionSummary, SubmissionSort>[] {
  const { t } = useLingui();
  return [
    {
      id: 'payment',
      header: t`Betaling`,
      from: 'large',
      width: '8rem',
      cell: ({ payment }) => <PaymentStateBadge payment={payment} />,
    },
    {
      id: 'delivery',
      header: t`Levering`,
      from: 'large',
      width: '7rem',
      cell: ({ delivery }) => <DeliveryStateBadge delivery={delivery} />,
    },
    {
      id: 'assigned',
      header: t`Toegewezen aan`,
      from: 'large',
      width: '9.5rem',
      cell: ({ handling }) => handling.assigned_to?.name ?? '-',
    },
    {
      id: 'handled',
      isOneLine: true,
      header: t`Afgehandeld`,
      from: 'large',
      width: '9rem',
      cell: ({ handling }) => timeOrDash(handling.handled_at),
    },
    {
      id: 'labels',
      header: t`Labels`,
      from: 'large',
      cell: ({ handling }) => <LabelBadges labels={handling.labels} />,
    },
  ];
}

const timeOrDash = (at: string | null) => (at === null ? '-' : <RelativeTime at={at} />);

function SubmissionName({
  submission,
  isLink,
}: {
  readonly submission: SubmissionSummary;
  readonly isLink: boolean;
}) {
  const { t } = useLingui();
  const addressFor = useSubmissionAddress();
  const name = submission.title ?? t`Zonder nummer`;
  if (!isLink)
    return (
      <Text span size="sm" fw={600}>
        {name}
      </Text>
    );
  return <RowLink to={addressFor(submission)}>{name}</RowLink>;
}

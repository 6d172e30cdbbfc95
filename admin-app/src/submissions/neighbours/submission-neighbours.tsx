import type { SubmissionNeighbour } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { useLingui } from '@lingui/react/macro';
import { ActionIcon, Group, Tooltip } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCan } from '../../session/use-user.ts';
import { neighboursQuery } from '../submissions-queries.ts';
import { useListOfOrigin, useNeighbourAddress, type ListOfOrigin } from './list-of-origin.ts';

/** Opens the submission before or after this one in the list from which it was opened. */
export function SubmissionNeighbours({ submissionId }: { readonly submissionId: string }) {
  const origin = useListOfOrigin();
  const mayList = useCan('submission-list');
  if (origin === undefined || !mayList) return null;
  return <Neighbours submissionId={submissionId} origin={origin} />;
}

function Neighbours({
  submissionId,
  origin,
}: {
  readonly submissionId: string;
  readonly origin: ListOfOrigin;
}) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const addressOf = useNeighbourAddress();
  const { data } = useQuery(neighboursQuery(origin.state, origin.formId, submissionId));
  const { previous = null, next = null } = data ?? {};
  const open = (submission: SubmissionNeighbour | null) => () => {
    if (submission !== null) void navigate(addressOf(submission));
  };
  useHotkeys([
    ['alt+ArrowUp', open(previous)],
    ['alt+ArrowDown', open(next)],
  ]);
  return (
    <Group component="nav" gap={4} wrap="nowrap" aria-label={t`In de lijst`}>
      <NeighbourLink
        label={data?.previous === null ? t`Dit is de eerste van de lijst` : t`Vorige inzending`}
        to={previous && addressOf(previous)}
        icon={<IconChevronUp size={20} aria-hidden />}
      />
      <NeighbourLink
        label={data?.next === null ? t`Dit is de laatste van de lijst` : t`Volgende inzending`}
        to={next && addressOf(next)}
        icon={<IconChevronDown size={20} aria-hidden />}
      />
    </Group>
  );
}

interface NeighbourLinkProps {
  readonly label: string;
  /** `null`: there is none. */
  readonly to: string | null;
  readonly icon: ReactNode;
}

function NeighbourLink({ label, to, icon }: NeighbourLinkProps) {
  return (
    <Tooltip label={label}>
      {to === null ? (
        <ActionIcon variant="default" size={36} aria-label={label} aria-disabled data-disabled>
          {icon}
        </ActionIcon>
      ) : (
        <ActionIcon component={Link} to={to} variant="default" size={36} aria-label={label}>
          {icon}
        </ActionIcon>
      )}
    </Tooltip>
  );
}

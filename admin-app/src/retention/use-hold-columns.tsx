import type { Hold } from '@form-builder/core/contract/staff/submissions/holds.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Text } from '@mantine/core';
import { Link } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { ToneBadge } from '../badges/tone-badge.tsx';
import type { Column } from '../data-table/table-rows.tsx';
import { formatDay } from '../formats/format-day.ts';
import { RelativeTime } from '../formats/relative-time.tsx';
import { useCan } from '../session/use-user.ts';
import classes from './holds.module.css';
import type { HoldSort } from './retention-queries.ts';

/** The columns of the list of holds: what, why, who and until when. */
export function useHoldColumns(): readonly Column<Hold, HoldSort>[] {
  const { t } = useLingui();
  return [
    {
      id: 'subject',
      header: t`Wat`,
      width: '16rem',
      cell: (hold) => (
        <>
          <HeldSubject hold={hold} />
          <div className={classes.phone}>
            <HoldReason hold={hold} />
          </div>
        </>
      ),
    },
    {
      id: 'reason',
      header: t`Reden`,
      from: 'small',
      cell: (hold) => <HoldReason hold={hold} />,
    },
    {
      id: 'created_at',
      header: t`Vastgelegd`,
      sort: 'created_at',
      from: 'medium',
      width: '12rem',
      cell: ({ created_by: name, created_at: at }) => (
        <>
          {name}
          <Text size="xs" c="gray.7">
            <RelativeTime at={at} />
          </Text>
        </>
      ),
    },
    {
      id: 'ends_on',
      header: t`Tot en met`,
      sort: 'ends_on',
      width: '11rem',
      cell: (hold) => <HoldEnd hold={hold} />,
    },
  ];
}

function HeldSubject({ hold: { submission, form } }: { readonly hold: Hold }) {
  const { t } = useLingui();
  const mayRead = useCan('submission-read');
  const mayOpenForm = useCan('form-edit', 'submission-retention');
  if (submission === null)
    return (
      <>
        <Named
          name={form.name}
          to={mayOpenForm ? addressOf('formSettings', { id: form.id }) : undefined}
        />
        <Text size="xs" c="gray.7">
          <Trans>alle inzendingen</Trans>
        </Text>
      </>
    );
  const to = addressOf('formSubmission', { id: form.id, submissionId: submission.id });
  return (
    <>
      <Named name={submission.title ?? t`Inzending`} to={mayRead ? to : undefined} />
      <Text size="xs" c="gray.7">
        {form.name}
      </Text>
    </>
  );
}

/** A name; a link for who may open it. */
function Named({ name, to }: { readonly name: string; readonly to: string | undefined }) {
  if (to === undefined)
    return (
      <Text size="sm" fw={600}>
        {name}
      </Text>
    );
  return (
    <Anchor component={Link} to={to} size="sm" fw={600}>
      {name}
    </Anchor>
  );
}

function HoldReason({ hold }: { readonly hold: Hold }) {
  return (
    <>
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {hold.reason}
      </Text>
      {hold.is_restriction && (
        <Text size="xs" c="gray.7">
          <Trans>beperkt op verzoek van de betrokkene: niemand behandelt dit</Trans>
        </Text>
      )}
    </>
  );
}

function HoldEnd({ hold }: { readonly hold: Hold }) {
  const { t } = useLingui();
  return (
    <>
      {formatDay(hold.ends_on)}
      {!hold.is_active && (
        <div>
          <ToneBadge tone="neutral">
            {hold.lifted_at === null ? t`Verlopen` : t`Opgeheven`}
          </ToneBadge>
        </div>
      )}
    </>
  );
}

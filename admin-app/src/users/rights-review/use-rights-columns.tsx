import type { ReviewedRights } from '@form-builder/core/contract/staff/users/rights-review.ts';
import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { addressOf } from '../../access/screens.ts';
import { RowLink } from '../../data-table/row-link.tsx';
import type { Column } from '../../data-table/table-rows.tsx';
import { RelativeTime } from '../../formats/relative-time.tsx';
import { useCan } from '../../session/use-user.ts';

/** The columns of the review of rights. */
export function useRightsColumns(): readonly Column<ReviewedRights>[] {
  const { t } = useLingui();
  return [
    { id: 'name', header: t`Naam`, cell: (row) => <Person row={row} /> },
    {
      id: 'rights',
      header: t`Rollen, groepen en formulieren`,
      cell: (row) => <Rights row={row} />,
    },
    {
      id: 'seen',
      header: t`Laatst gezien`,
      from: 'medium',
      width: '10rem',
      cell: ({ seen_at: at }) => (at === null ? t`Nog nooit` : <RelativeTime at={at} />),
    },
    {
      id: 'confirmed',
      header: t`Bevestigd`,
      from: 'small',
      width: '12rem',
      cell: (row) => <Confirmation row={row} />,
    },
  ];
}

interface CellProps {
  readonly row: ReviewedRights;
}

function Person({ row }: CellProps) {
  const canOpen = useCan('users-all');
  return (
    <>
      {canOpen ? <RowLink to={addressOf('user', { id: row.id })}>{row.name}</RowLink> : row.name}
      <Text size="xs" c="gray.7">
        {row.email}
      </Text>
    </>
  );
}

/** In how many forms a user has each role. */
function formTexts({ forms: { owner, editor, viewer } }: ReviewedRights) {
  return [
    ...(owner > 0
      ? [
          msg`${plural(owner, { one: 'Eigenaar van # formulier', other: 'Eigenaar van # formulieren' })}`,
        ]
      : []),
    ...(editor > 0
      ? [
          msg`${plural(editor, { one: 'Bewerker van # formulier', other: 'Bewerker van # formulieren' })}`,
        ]
      : []),
    ...(viewer > 0
      ? [msg`${plural(viewer, { one: 'Lezer van # formulier', other: 'Lezer van # formulieren' })}`]
      : []),
  ];
}

function Rights({ row }: CellProps) {
  const { t, i18n } = useLingui();
  if (row.is_root) return t`Root: mag alles`;
  const rights = [
    ...row.roles,
    ...row.groups.map(({ name, roles }) => t`${roles.join(', ')} (groep ${name})`),
    ...formTexts(row).map((text) => i18n._(text)),
  ];
  return rights.length === 0 ? t`Geen` : rights.map((one) => <div key={one}>{one}</div>);
}

function Confirmation({ row }: CellProps) {
  const { t } = useLingui();
  if (row.confirmed_at === null)
    return (
      <Trans>
        Toegevoegd <RelativeTime at={row.added_at} />
      </Trans>
    );
  return (
    <>
      <RelativeTime at={row.confirmed_at} />
      {row.confirmed_by !== null && (
        <Text size="xs" c="gray.7">
          {t`door ${row.confirmed_by}`}
        </Text>
      )}
    </>
  );
}

import type { User } from '@form-builder/core/contract/staff/users/users.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconUserPlus, IconUsers } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../access/screens.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { RowLink } from '../data-table/row-link.tsx';
import type { Column } from '../data-table/table-rows.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { RelativeTime } from '../formats/relative-time.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { useNewPanel } from '../create-panel/use-new-panel.ts';
import { ChoiceFilter } from './choices/choice-filter.tsx';
import { InviteUserPanel } from './invite-user-panel.tsx';
import { UserStateBadge } from './user-state-badge.tsx';
import { usersQuery, usersTableSpec, type UserSort } from './users-queries.ts';

/** The users of the organisation. */
export function UserSettings() {
  const { t } = useLingui();
  const control = useTableState(usersTableSpec);
  const result = useQuery(usersQuery(control.state));
  const invite = useNewPanel(true);
  const inviteButton = (
    <Button leftSection={<IconUserPlus size={18} aria-hidden />} onClick={invite.open}>
      <Trans>Gebruiker uitnodigen</Trans>
    </Button>
  );
  return (
    <>
      <SectionHeader title={t`Gebruikers`} actions={inviteButton} />
      <DataTable
        label={t`Gebruikers`}
        control={control}
        result={result}
        columns={useColumns()}
        searchLabel={t`Zoek op naam of e-mailadres`}
        filters={[
          {
            name: 'role',
            label: t`Rol`,
            picker: (props) => <ChoiceFilter kind="role" {...props} />,
          },
          {
            name: 'group',
            label: t`Groep`,
            picker: (props) => <ChoiceFilter kind="group" {...props} />,
          },
          {
            name: 'has_second_factor',
            label: t`Tweede stap`,
            options: [
              { value: 'true', label: t`Met tweede stap` },
              { value: 'false', label: t`Zonder tweede stap` },
            ],
          },
          {
            name: 'state',
            label: t`Status`,
            options: [
              { value: 'active', label: t`Actief` },
              { value: 'invited', label: t`Uitgenodigd` },
              { value: 'disabled', label: t`Uitgeschakeld` },
            ],
          },
        ]}
        empty={
          <EmptyState
            title={t`Nog geen gebruikers`}
            icon={<IconUsers size={40} stroke={1.3} />}
            action={inviteButton}
          >
            <Trans>Nodig collega's uit. Zij krijgen een e-mail om een wachtwoord te kiezen.</Trans>
          </EmptyState>
        }
      />
      <InviteUserPanel isOpen={invite.isOpen} onClose={invite.close} />
    </>
  );
}

function useColumns(): readonly Column<User, UserSort>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Naam`,
      sort: 'name',
      cell: (user) => <RowLink to={addressOf('user', { id: user.id })}>{user.name}</RowLink>,
    },
    {
      id: 'email',
      header: t`E-mailadres`,
      sort: 'email',
      from: 'large',
      cell: ({ email }) => email,
    },
    {
      id: 'roles',
      header: t`Rollen en groepen`,
      from: 'small',
      cell: (user) =>
        user.is_root
          ? t`Root: mag alles`
          : [...user.roles, ...user.groups].map(({ name }) => name).join(', ') || '-',
    },
    {
      id: 'state',
      header: t`Status`,
      width: '9rem',
      cell: (user) => <UserStateBadge user={user} />,
    },
    {
      id: 'mfa',
      header: t`Tweede stap`,
      from: 'large',
      width: '9rem',
      cell: ({ has_totp: hasTotp, has_passkey: hasPasskey }) =>
        [hasTotp && t`Code uit app`, hasPasskey && t`Passkey`].filter(Boolean).join(', ') ||
        t`Geen`,
    },
    {
      id: 'seen',
      header: t`Laatst gezien`,
      sort: 'seen_at',
      from: 'medium',
      width: '11rem',
      cell: ({ seen_at: at }) => (at === null ? t`Nog nooit` : <RelativeTime at={at} />),
    },
  ];
}

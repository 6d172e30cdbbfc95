import type { UserGroup } from '@form-builder/core/contract/staff/users/groups.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { IconPencil, IconPlus, IconTrash, IconUsersGroup } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { DataTable } from '../../data-table/data-table.tsx';
import type { Column, RowAction } from '../../data-table/table-rows.tsx';
import { useTableState } from '../../data-table/use-table-state.ts';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { SectionHeader } from '../../frame/page/section-header.tsx';
import { useCan } from '../../session/use-user.ts';
import { addressOfUsers, groupsQuery, namesTableSpec } from '../users-queries.ts';
import { GroupPanel, type EditedGroup } from './group-panel.tsx';
import { useDeleteGroup } from './use-delete-group.tsx';

/** The groups of users of the organisation: their roles, and their members. */
export function GroupSettings() {
  const { t } = useLingui();
  const control = useTableState(namesTableSpec);
  const result = useQuery(groupsQuery(control.state));
  const [edited, setEdited] = useState<EditedGroup | null>(null);
  const remove = useDeleteGroup();
  const columns = useColumns();
  const actionsOf = (group: UserGroup): readonly RowAction[] => [
    {
      label: t`Wijzigen`,
      icon: <IconPencil size={18} aria-hidden />,
      onClick: () => setEdited(group),
    },
    {
      label: t`Verwijderen`,
      icon: <IconTrash size={18} aria-hidden />,
      isDanger: true,
      onClick: () => remove(group),
    },
  ];
  const newButton = (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      onClick={() => setEdited({ name: '', roles: [], members: [] })}
    >
      <Trans>Nieuwe groep</Trans>
    </Button>
  );
  return (
    <>
      <SectionHeader title={t`Groepen`} actions={newButton} />
      <Text mb="lg" maw="40rem">
        <Trans>
          Wie lid is van een groep, krijgt alle rollen van die groep, naast de eigen rollen. Een
          wijziging geldt meteen. Je eigen groepen kan alleen een collega wijzigen.
        </Trans>
      </Text>
      <DataTable
        label={t`Groepen`}
        control={control}
        result={result}
        columns={columns}
        rowActions={actionsOf}
        searchLabel={t`Zoek een groep`}
        empty={
          <EmptyState
            title={t`Nog geen groepen`}
            icon={<IconUsersGroup size={40} stroke={1.3} />}
            action={newButton}
          >
            <Trans>
              Zet collega's met hetzelfde werk in een groep, zoals een afdeling. Dan geef je rollen
              één keer in plaats van per persoon.
            </Trans>
          </EmptyState>
        }
      />
      <GroupPanel edited={edited} onClose={() => setEdited(null)} />
    </>
  );
}

function useColumns(): readonly Column<UserGroup, 'name'>[] {
  const { t } = useLingui();
  const mayListUsers = useCan('users-all');
  const countOf = (members: UserGroup['members']) => (
    <Plural value={members.length} one="# gebruiker" other="# gebruikers" />
  );
  return [
    { id: 'name', header: t`Naam`, sort: 'name', cell: ({ name }) => name },
    {
      id: 'roles',
      header: t`Rollen`,
      from: 'small',
      cell: ({ roles }) => roles.map(({ name }) => name).join(', ') || '-',
    },
    {
      id: 'members',
      header: t`Leden`,
      width: '10rem',
      align: 'right',
      cell: ({ id, members }) => {
        if (members.length === 0) return '-';
        if (!mayListUsers) return countOf(members);
        return <Link to={addressOfUsers({ group: id })}>{countOf(members)}</Link>;
      },
    },
  ];
}

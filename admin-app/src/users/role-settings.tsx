import type { Role } from '@form-builder/core/contract/staff/users/roles.ts';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import { IconCopy, IconPencil, IconPlus, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { CsvButton } from '../data-table/csv-button.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import type { Column, RowAction } from '../data-table/table-rows.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { useCan } from '../session/use-user.ts';
import { describeOrigin } from './describe-origin.ts';
import { RolePanel, type EditedRole } from './role-panel.tsx';
import { useDeleteRole } from './use-delete-role.tsx';
import { addressOfUsers, namesTableSpec, rolesQuery } from './users-queries.ts';

/** The roles of the organisation: their permissions, and the number of their users. */
export function RoleSettings() {
  const { t } = useLingui();
  const control = useTableState(namesTableSpec);
  const result = useQuery(rolesQuery(control.state));
  const [edited, setEdited] = useState<EditedRole | null>(null);
  const remove = useDeleteRole();
  const columns = useColumns();
  const actionsOf = (role: Role): readonly RowAction[] => [
    {
      label: t`Wijzigen`,
      icon: <IconPencil size={18} aria-hidden />,
      onClick: () => setEdited(role),
    },
    {
      label: t`Kopie maken`,
      icon: <IconCopy size={18} aria-hidden />,
      onClick: () =>
        setEdited({
          name: t`Kopie van ${role.name}`,
          permissions: role.permissions,
          copyOf: role,
        }),
    },
    ...(role.users + role.groups === 0
      ? [
          {
            label: t`Verwijderen`,
            icon: <IconTrash size={18} aria-hidden />,
            isDanger: true,
            onClick: () => remove(role),
          },
        ]
      : []),
  ];
  return (
    <>
      <SectionHeader
        title={t`Rollen`}
        actions={
          <Group gap="sm">
            <CsvButton path="/v0/roles/file" name="rollen.csv" />
            <Button
              leftSection={<IconPlus size={18} aria-hidden />}
              onClick={() => setEdited({ name: '', permissions: [] })}
            >
              <Trans>Nieuwe rol</Trans>
            </Button>
          </Group>
        }
      />
      <Text mb="lg" maw="40rem">
        <Trans>
          Een rol is een verzameling rechten. Wie een rol heeft, krijgt alle rechten van die rol.
          Een wijziging geldt meteen.
        </Trans>
      </Text>
      <DataTable
        label={t`Rollen`}
        control={control}
        result={result}
        columns={columns}
        rowActions={actionsOf}
        searchLabel={t`Zoek een rol`}
        empty={
          <EmptyState title={t`Nog geen rollen`}>
            <Trans>Maak een rol, en geef haar de rechten die bij het werk passen.</Trans>
          </EmptyState>
        }
      />
      <RolePanel edited={edited} onClose={() => setEdited(null)} />
    </>
  );
}

function useColumns(): readonly Column<Role, 'name'>[] {
  const { t, i18n } = useLingui();
  const mayListUsers = useCan('users-all');
  return [
    { id: 'name', header: t`Naam`, sort: 'name', cell: ({ name }) => name },
    {
      id: 'origin',
      header: t`Herkomst`,
      from: 'medium',
      width: '14rem',
      cell: (role) => i18n._(describeOrigin(role)),
    },
    {
      id: 'permissions',
      header: t`Rechten`,
      width: '8rem',
      align: 'right',
      cell: ({ permissions }) => permissions.length,
    },
    {
      id: 'groups',
      header: t`Groepen`,
      from: 'small',
      width: '8rem',
      align: 'right',
      cell: ({ groups }) => (groups === 0 ? '-' : groups),
    },
    {
      id: 'users',
      header: t`Gebruikers`,
      width: '10rem',
      align: 'right',
      cell: ({ id, users }) => {
        if (users === 0) return '-';
        const count = <Plural value={users} one="# gebruiker" other="# gebruikers" />;
        return mayListUsers ? <Link to={addressOfUsers({ role: id })}>{count}</Link> : count;
      },
    },
  ];
}

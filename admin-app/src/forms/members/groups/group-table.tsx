import {
  groupMemberRoles,
  type FormGroup,
} from '@form-builder/core/contract/staff/users/form-groups.ts';
import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { Plural, useLingui } from '@lingui/react/macro';
import { Stack } from '@mantine/core';
import { IconUserMinus } from '@tabler/icons-react';
import { TableRows, type Column, type RowAction } from '../../../data-table/table-rows.tsx';
import { FailureAlert } from '../../../feedback/failure-alert.tsx';
import { memberRoleWords } from '../member-roles.ts';
import { useRemoveGroup, useSaveGroup } from './use-group-changes.ts';

interface GroupTableProps {
  readonly form: Form;
  readonly groups: readonly FormGroup[];
}

/** The groups with their roles, which owners can change. */
export function GroupTable({ form, groups }: GroupTableProps) {
  const { t, i18n } = useLingui();
  const save = useSaveGroup(form);
  const remove = useRemoveGroup(form);
  const columns = useColumns();
  const actionsOf = (member: FormGroup): readonly RowAction[] =>
    form.is_owner
      ? [
          ...groupMemberRoles
            .filter((role) => role !== member.role)
            .map((role) => ({
              label: i18n._(memberRoleWords[role].give),
              onClick: () => save.mutate({ groupId: member.group.id, role }),
            })),
          {
            label: t`Verwijderen als lid`,
            icon: <IconUserMinus size={18} aria-hidden />,
            isDanger: true,
            onClick: () => remove.mutate(member),
          },
        ]
      : [];
  return (
    <Stack gap="md">
      <FailureAlert error={save.error ?? remove.error} />
      <TableRows
        label={t`Groepen`}
        columns={columns}
        rows={groups.map((member) => ({ ...member, id: member.group.id }))}
        rowActions={actionsOf}
      />
    </Stack>
  );
}

function useColumns(): readonly Column<FormGroup & { readonly id: string }>[] {
  const { t, i18n } = useLingui();
  return [
    { id: 'name', header: t`Naam`, cell: ({ group }) => group.name },
    {
      id: 'users',
      header: t`Gebruikers`,
      from: 'small',
      cell: ({ group }) => (
        <Plural value={group.user_count} one="# gebruiker" other="# gebruikers" />
      ),
    },
    {
      id: 'role',
      header: t`Rol`,
      width: '9rem',
      cell: ({ role }) => i18n._(memberRoleWords[role].label),
    },
  ];
}

import {
  memberRoles,
  type FormMember,
} from '@form-builder/core/contract/staff/users/form-members.ts';
import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Stack, Text } from '@mantine/core';
import { IconUserMinus } from '@tabler/icons-react';
import { ToneBadge } from '../../badges/tone-badge.tsx';
import { TableRows, type Column, type RowAction } from '../../data-table/table-rows.tsx';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { useUser } from '../../session/use-user.ts';
import { memberRoleWords } from './member-roles.ts';
import { useRemoveMember, useSaveMember } from './use-member-changes.ts';

interface MemberTableProps {
  readonly form: Form;
  /** Absent while loading. */
  readonly members: readonly FormMember[] | undefined;
}

/** The members with their roles; owners can change them, and every member can leave. */
export function MemberTable({ form, members }: MemberTableProps) {
  const { t, i18n } = useLingui();
  const me = useUser();
  const save = useSaveMember(form);
  const remove = useRemoveMember(form);
  const columns = useColumns();
  const actionsOf = (member: FormMember): readonly RowAction[] => {
    const isOneself = member.user.id === me?.id;
    const roles = form.is_owner ? memberRoles.filter((role) => role !== member.role) : [];
    return [
      ...roles
        .filter((role) => !isOneself || isLess(role, member.role))
        .map((role) => ({
          label: i18n._(memberRoleWords[role].give),
          onClick: () => save.mutate({ userId: member.user.id, role }),
        })),
      ...(form.is_owner || isOneself
        ? [
            {
              label: isOneself ? t`Geen lid meer zijn` : t`Verwijderen als lid`,
              icon: <IconUserMinus size={18} aria-hidden />,
              isDanger: true,
              onClick: () => remove.mutate(member),
            },
          ]
        : []),
    ];
  };
  if (members?.length === 0)
    return (
      <Text>
        <Trans>Er zijn nog geen leden.</Trans>
      </Text>
    );
  return (
    <Stack gap="md">
      <FailureAlert error={save.error ?? remove.error} />
      <TableRows
        label={t`Leden`}
        columns={columns}
        rows={members?.map((member) => ({ ...member, id: member.user.id }))}
        rowActions={actionsOf}
      />
    </Stack>
  );
}

const isLess = (role: FormMember['role'], than: FormMember['role']) =>
  memberRoles.indexOf(role) > memberRoles.indexOf(than);

function useColumns(): readonly Column<FormMember & { readonly id: string }>[] {
  const { t, i18n } = useLingui();
  const me = useUser();
  return [
    {
      id: 'name',
      header: t`Naam`,
      cell: ({ user, is_active: isActive }) => (
        <>
          {user.name} {user.id === me?.id && <ToneBadge tone="neutral">{t`Jij`}</ToneBadge>}{' '}
          {!isActive && <ToneBadge tone="outlined">{t`Niet actief`}</ToneBadge>}
        </>
      ),
    },
    { id: 'email', header: t`E-mailadres`, from: 'small', cell: ({ user }) => user.email },
    {
      id: 'role',
      header: t`Rol`,
      width: '9rem',
      cell: ({ role }) => i18n._(memberRoleWords[role].label),
    },
  ];
}

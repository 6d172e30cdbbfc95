import {
  permissionGroups,
  type PermissionGroup,
} from '@form-builder/core/contract/permission-groups.ts';
import type { Permission } from '@form-builder/core/contract/permissions.ts';
import type { Role } from '@form-builder/core/contract/staff/users/roles.ts';
import { useLingui } from '@lingui/react/macro';
import { Checkbox, Drawer, Fieldset, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { hasAnyPermission } from '../access/access.ts';
import { api } from '../api/client.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { FormButtons } from '../feedback/form-buttons.tsx';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { staffText } from '../languages/staff-texts.ts';
import { useUser } from '../session/use-user.ts';
import { describeOrigin } from './describe-origin.ts';

/** The role to edit; a new role has no id, and may be a copy of another one. */
export type EditedRole = Pick<Role, 'name' | 'permissions'> &
  (
    | (Pick<Role, 'origin' | 'copied_from'> & { readonly id: string })
    | { readonly id?: undefined; readonly copyOf?: Pick<Role, 'id' | 'name'> }
  );

interface RolePanelProps {
  /** `null`: the panel is closed. */
  readonly edited: EditedRole | null;
  readonly onClose: () => void;
}

/** Edits the name and the permissions of a role. */
export function RolePanel({ edited, onClose }: RolePanelProps) {
  const { t } = useLingui();
  const title = edited?.id === undefined ? t`Nieuwe rol` : t`Rol wijzigen`;
  return (
    <Drawer opened={edited !== null} onClose={onClose} title={title} padding="lg" size="lg">
      {edited !== null && <RoleFields edited={edited} onClose={onClose} />}
    </Drawer>
  );
}

interface RoleFieldsProps {
  readonly edited: EditedRole;
  readonly onClose: () => void;
}

function RoleFields({ edited, onClose }: RoleFieldsProps) {
  const { t } = useLingui();
  const save = useSaveRole(edited, onClose);
  const form = useForm<{ name: string; permissions: Permission[] }>({
    initialValues: { name: edited.name, permissions: [...edited.permissions] },
    validate: { name: (name) => (name.trim() === '' ? t`Vul een naam in.` : null) },
  });
  const { permissions } = form.values;
  const change = (changed: readonly Permission[], isGiven: boolean) =>
    form.setFieldValue('permissions', [
      ...permissions.filter((permission) => !changed.includes(permission)),
      ...(isGiven ? changed : []),
    ]);
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack gap="lg">
        <FailureAlert error={save.error} />
        <Origin edited={edited} />
        <TextInput
          label={t`Naam`}
          maxLength={60}
          withAsterisk
          data-autofocus
          {...form.getInputProps('name')}
        />
        {permissionGroups.map((group) => (
          <GroupChoices key={group.id} group={group} chosen={permissions} onChange={change} />
        ))}
        <FormButtons submitLabel={t`Opslaan`} isPending={save.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** Where the role comes from; nothing for a new one that is no copy. */
function Origin({ edited }: { readonly edited: EditedRole }) {
  const { i18n } = useLingui();
  const origin =
    edited.id !== undefined
      ? edited
      : edited.copyOf && { origin: 'copy' as const, copied_from: edited.copyOf.name };
  if (origin === undefined) return null;
  return (
    <Text size="sm" c="gray.7">
      {i18n._(describeOrigin(origin))}
    </Text>
  );
}

interface GroupChoicesProps {
  readonly group: PermissionGroup;
  readonly chosen: readonly Permission[];
  onChange(permissions: readonly Permission[], isGiven: boolean): void;
}

/**
 * A group of permissions with a checkbox for all; users cannot grant a permission that they do not
 * have.
 */
function GroupChoices({ group, chosen, onChange }: GroupChoicesProps) {
  const { i18n } = useLingui();
  const user = useUser();
  const mayGive = (permission: Permission) => hasAnyPermission(user, [permission]);
  const changeable = group.permissions.filter(
    (permission) => mayGive(permission) || chosen.includes(permission),
  );
  const held = group.permissions.filter((permission) => chosen.includes(permission));
  return (
    <Fieldset
      variant="unstyled"
      legend={
        <Checkbox
          label={i18n._(staffText(`permission_group.${group.id}`))}
          fw={600}
          checked={held.length === group.permissions.length}
          indeterminate={held.length > 0 && held.length < group.permissions.length}
          disabled={changeable.length === 0}
          onChange={(event) => onChange(changeable, event.currentTarget.checked)}
        />
      }
    >
      <Stack gap="xs" ml="xl" mt="xs">
        {group.permissions.map((permission) => (
          <Checkbox
            key={permission}
            label={i18n._(staffText(`permission.${permission}`))}
            checked={chosen.includes(permission)}
            disabled={!changeable.includes(permission)}
            onChange={(event) => onChange([permission], event.currentTarget.checked)}
          />
        ))}
      </Stack>
    </Fieldset>
  );
}

function useSaveRole(edited: EditedRole, onDone: () => void) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: async (body: { name: string; permissions: Permission[] }) =>
      (edited.id === undefined
        ? await api.createRole({
            body: { ...body, ...(edited.copyOf && { copy_of: edited.copyOf.id }) },
          })
        : await api.updateRole({ params: { id: edited.id }, body })
      ).data,
    meta: { showsErrors: true },
    onSuccess: async ({ name }) => {
      onDone();
      notifySuccess(t`De rol “${name}” is opgeslagen.`);
      await queryClient.invalidateQueries({ queryKey: queryKeys.roles.all });
    },
  });
}

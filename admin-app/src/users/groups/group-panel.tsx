import type { UserGroup } from '@form-builder/core/contract/staff/users/groups.ts';
import { useLingui } from '@lingui/react/macro';
import { Drawer, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { notifySuccess } from '../../api/notify.ts';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { FormButtons } from '../../feedback/form-buttons.tsx';
import { RoleChoices } from '../choices/role-choices.tsx';
import { MemberSelect } from './member-select.tsx';
import { refreshRights } from './refresh-rights.ts';

/** The group to edit; a new group has no id. */
export type EditedGroup = Pick<UserGroup, 'name' | 'roles' | 'members'> & { readonly id?: string };

interface GroupPanelProps {
  /** `null`: the panel is closed. */
  readonly edited: EditedGroup | null;
  readonly onClose: () => void;
}

/** Edits the name, the roles and the members of a group. */
export function GroupPanel({ edited, onClose }: GroupPanelProps) {
  const { t } = useLingui();
  const title = edited?.id === undefined ? t`Nieuwe groep` : t`Groep wijzigen`;
  return (
    <Drawer opened={edited !== null} onClose={onClose} title={title} padding="lg" size="lg">
      {edited !== null && <GroupFields edited={edited} onClose={onClose} />}
    </Drawer>
  );
}

interface GroupValues {
  readonly name: string;
  readonly role_ids: string[];
  readonly user_ids: string[];
}

function GroupFields({
  edited,
  onClose,
}: Omit<GroupPanelProps, 'edited'> & { readonly edited: EditedGroup }) {
  const { t } = useLingui();
  const save = useSaveGroup(edited, onClose);
  const form = useForm<GroupValues>({
    initialValues: {
      name: edited.name,
      role_ids: edited.roles.map(({ id }) => id),
      user_ids: edited.members.map(({ id }) => id),
    },
    validate: { name: (name) => (name.trim() === '' ? t`Vul een naam in.` : null) },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => save.mutate(values))}>
      <Stack gap="lg">
        <FailureAlert error={save.error} />
        <TextInput
          label={t`Naam`}
          maxLength={60}
          withAsterisk
          data-autofocus
          {...form.getInputProps('name')}
        />
        <MemberSelect
          members={edited.members}
          value={form.values.user_ids}
          onChange={(ids) => form.setFieldValue('user_ids', ids)}
        />
        <RoleChoices
          known={edited.roles}
          value={form.values.role_ids}
          onChange={(ids) => form.setFieldValue('role_ids', ids)}
        />
        <FormButtons submitLabel={t`Opslaan`} isPending={save.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

function useSaveGroup({ id }: EditedGroup, onDone: () => void) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: async (body: GroupValues) =>
      (id === undefined
        ? await api.createGroup({ body })
        : await api.updateGroup({ params: { id }, body })
      ).data,
    meta: { showsErrors: true },
    onSuccess: async ({ name }) => {
      onDone();
      notifySuccess(t`De groep “${name}” is opgeslagen.`);
      await refreshRights();
    },
  });
}

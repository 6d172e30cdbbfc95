import { useLingui } from '@lingui/react/macro';
import { Drawer, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { FormButtons } from '../feedback/form-buttons.tsx';
import { notifySuccess } from '../api/notify.ts';
import { useCan } from '../session/use-user.ts';
import { refreshRights } from './groups/refresh-rights.ts';
import { GroupChoices } from './choices/group-choices.tsx';
import { RoleChoices } from './choices/role-choices.tsx';

interface InviteUserPanelProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Asks for the e-mail address, the roles and the groups of a new user. */
export function InviteUserPanel({ isOpen, ...props }: InviteUserPanelProps) {
  const { t } = useLingui();
  return (
    <Drawer opened={isOpen} onClose={props.onClose} title={t`Gebruiker uitnodigen`} padding="lg">
      <InvitationFields {...props} />
    </Drawer>
  );
}

interface Invitation {
  readonly email: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly position: string;
  readonly role_ids: string[];
  readonly group_ids: string[];
}

const noInvitation: Invitation = {
  email: '',
  first_name: '',
  last_name: '',
  position: '',
  role_ids: [],
  group_ids: [],
};

function InvitationFields({ onClose }: Omit<InviteUserPanelProps, 'isOpen'>) {
  const { t } = useLingui();
  const invite = useInvite(onClose);
  const mayGiveRoles = useCan('users-roles');
  const form = useForm<Invitation>({
    initialValues: noInvitation,
    validate: {
      email: (email) => (/^\S+@\S+\.\S+$/.test(email.trim()) ? null : t`Vul een e-mailadres in.`),
      first_name: (name) => (name.trim() === '' ? t`Vul een voornaam in.` : null),
      last_name: (name) => (name.trim() === '' ? t`Vul een achternaam in.` : null),
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => invite.mutate(values))}>
      <Stack gap="lg">
        <FailureAlert error={invite.error} />
        <TextInput
          label={t`E-mailadres`}
          description={t`Hier gaat de uitnodiging heen.`}
          type="email"
          maxLength={254}
          withAsterisk
          data-autofocus
          {...form.getInputProps('email')}
        />
        <TextInput
          label={t`Voornaam`}
          maxLength={100}
          withAsterisk
          {...form.getInputProps('first_name')}
        />
        <TextInput
          label={t`Achternaam`}
          maxLength={100}
          withAsterisk
          {...form.getInputProps('last_name')}
        />
        <TextInput label={t`Functie`} maxLength={100} {...form.getInputProps('position')} />
        {mayGiveRoles && (
          <>
            <RoleChoices
              known={[]}
              value={form.values.role_ids}
              onChange={(ids) => form.setFieldValue('role_ids', ids)}
            />
            <GroupChoices
              known={[]}
              value={form.values.group_ids}
              onChange={(ids) => form.setFieldValue('group_ids', ids)}
            />
          </>
        )}
        <FormButtons submitLabel={t`Uitnodigen`} isPending={invite.isPending} onCancel={onClose} />
      </Stack>
    </form>
  );
}

function useInvite(onDone: () => void) {
  const { t } = useLingui();
  return useMutation({
    mutationFn: async ({ role_ids, group_ids, position, ...values }: Invitation) => {
      const body = {
        ...values,
        position: position.trim() === '' ? null : position,
        ...(role_ids.length > 0 && { role_ids }),
        ...(group_ids.length > 0 && { group_ids }),
      };
      return (await api.createUser({ body })).data;
    },
    meta: { showsErrors: true },
    onSuccess: async ({ email }) => {
      onDone();
      notifySuccess(t`De uitnodiging gaat naar ${email}.`);
      await refreshRights();
    },
  });
}

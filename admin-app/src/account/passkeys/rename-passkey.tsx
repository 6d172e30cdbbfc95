import type { Passkey } from '@form-builder/core/contract/staff/users/passkeys.ts';
import { useLingui } from '@lingui/react/macro';
import { Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { queryClient } from '../../api/query-client.ts';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { FormButtons } from '../../feedback/form-buttons.tsx';
import { passkeysQuery } from './passkeys-query.ts';

interface RenamePasskeyProps {
  readonly passkey: Passkey;
  readonly onDone: () => void;
}

/** Changes the name of a passkey, in its place in the list. */
export function RenamePasskey({ passkey, onDone }: RenamePasskeyProps) {
  const { t } = useLingui();
  const form = useForm({
    initialValues: { name: passkey.name },
    validate: { name: (name) => (name.trim() === '' ? t`Vul een naam in.` : null) },
  });
  const rename = useMutation({
    mutationFn: (body: typeof form.values) =>
      api.renamePasskey({ params: { id: passkey.id }, body }),
    meta: { showsErrors: true },
    onSuccess: async () => {
      await queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      onDone();
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => rename.mutate(values))}>
      <Stack gap="sm" px="md" py="sm">
        <FailureAlert error={rename.error} />
        <TextInput
          label={t`Naam van de passkey`}
          maxLength={60}
          withAsterisk
          data-autofocus
          autoFocus
          {...form.getInputProps('name')}
        />
        <FormButtons submitLabel={t`Naam opslaan`} isPending={rename.isPending} onCancel={onDone} />
      </Stack>
    </form>
  );
}

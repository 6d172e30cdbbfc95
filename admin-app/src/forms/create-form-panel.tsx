import { confidentialityLevels } from '@form-builder/core/contract/staff/forms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Alert, Button, Drawer, Group, Radio, Stack, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { api } from '../api/client.ts';
import { errorText } from '../api/error-text.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { confidentiality } from './confidentiality.ts';

interface NewForm {
  readonly name: string;
  readonly confidentiality_level: (typeof confidentialityLevels)[number];
}

/** Asks for a name and leads straight to the editor of the first version. */
export function CreateFormPanel({
  isOpen,
  onClose,
}: {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { t } = useLingui();
  return (
    <Drawer opened={isOpen} onClose={onClose} title={t`Nieuw formulier`} padding="lg">
      <NewFormFields onClose={onClose} />
    </Drawer>
  );
}

function NewFormFields({ onClose }: { readonly onClose: () => void }) {
  const { t, i18n } = useLingui();
  const create = useCreateForm();
  const form = useForm<NewForm>({
    initialValues: { name: '', confidentiality_level: 'public' },
    validate: { name: (name) => (name.trim() === '' ? t`Vul een naam in.` : null) },
  });
  return (
    <form noValidate onSubmit={form.onSubmit((values) => create.mutate(values))}>
      <Stack gap="lg">
        {create.error !== null && (
          <Alert color="red" variant="light" role="alert">
            {errorText(create.error)}
          </Alert>
        )}
        <TextInput
          label={t`Naam`}
          description={t`Bijvoorbeeld: Parkeervergunning aanvragen`}
          maxLength={200}
          withAsterisk
          data-autofocus
          {...form.getInputProps('name')}
        />
        <Radio.Group label={t`Wie mag erbij?`} {...form.getInputProps('confidentiality_level')}>
          <Stack gap="sm" mt="xs">
            {confidentialityLevels.map((level) => (
              <Radio
                key={level}
                value={level}
                label={i18n._(confidentiality[level].label)}
                description={i18n._(confidentiality[level].meaning)}
              />
            ))}
          </Stack>
        </Radio.Group>
        <Group>
          <Button type="submit" loading={create.isPending}>
            <Trans>Formulier maken</Trans>
          </Button>
          <Button variant="default" onClick={onClose}>
            <Trans>Annuleren</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function useCreateForm() {
  const navigate = useNavigate();
  return useMutation({
    mutationFn: async (body: NewForm) => (await api.createForm({ body })).data,
    meta: { showsErrors: true },
    onSuccess: async (form) => {
      void queryClient.invalidateQueries({ queryKey: queryKeys.forms.all });
      const version = form.draft;
      await navigate(
        version === null
          ? addressOf('formDashboard', { id: form.id })
          : addressOf('formVersion', { id: version.id }),
      );
    },
  });
}

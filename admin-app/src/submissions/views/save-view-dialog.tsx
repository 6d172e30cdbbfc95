import { useLingui } from '@lingui/react/macro';
import { Checkbox, Modal, Stack, TextInput } from '@mantine/core';
import { DialogButtons } from '../../feedback/dialog-buttons.tsx';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';
import { notifySuccess } from '../../api/notify.ts';
import { queryClient } from '../../api/query-client.ts';
import { queryKeys } from '../../api/query-keys.ts';
import { FailureAlert } from '../../feedback/failure-alert.tsx';

interface SaveViewDialogProps {
  /** The current view of the list. */
  readonly view: {
    readonly form_id: string | null;
    readonly query: string;
    readonly hidden_columns: string[];
    readonly answer_fields: string[];
  };
  readonly onClose: () => void;
}

/** Asks for a name, and whether to share the view with colleagues. */
export function SaveViewDialog({ view, onClose }: SaveViewDialogProps) {
  const { t } = useLingui();
  const fields = useForm({
    initialValues: { name: '', is_shared: false },
    validate: { name: (name) => (name.trim() === '' ? t`Vul een naam in.` : null) },
  });
  const save = useMutation({
    mutationFn: (values: typeof fields.values) =>
      api.createSubmissionView({ body: { ...view, ...values } }),
    meta: { showsErrors: true },
    onSuccess: async () => {
      notifySuccess(t`De weergave is bewaard.`);
      onClose();
      await queryClient.invalidateQueries({ queryKey: queryKeys.submissions.views });
    },
  });
  return (
    <Modal opened onClose={onClose} title={t`Deze weergave bewaren`}>
      <form noValidate onSubmit={fields.onSubmit((values) => save.mutate(values))}>
        <Stack gap="md">
          <FailureAlert error={save.error} />
          <TextInput
            label={t`Naam`}
            description={t`Zoekwoord, filters, volgorde en kolommen blijven bewaard. Een weergave van jou met dezelfde naam wordt vervangen.`}
            maxLength={60}
            withAsterisk
            data-autofocus
            {...fields.getInputProps('name')}
          />
          <Checkbox
            label={t`Delen met alle collega’s die inzendingen mogen zien`}
            {...fields.getInputProps('is_shared', { type: 'checkbox' })}
          />
          <DialogButtons submitLabel={t`Bewaren`} isPending={save.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}

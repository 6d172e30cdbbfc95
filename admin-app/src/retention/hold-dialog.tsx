import { Trans, useLingui } from '@lingui/react/macro';
import { Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { DialogButtons } from '../feedback/dialog-buttons.tsx';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import type { HoldScope } from './retention-queries.ts';

interface DialogProps {
  readonly scope: HoldScope;
  readonly onClose: () => void;
}

/** Asks for the reason and the end date of a hold. */
export function HoldDialog({ scope, onClose }: DialogProps) {
  const { t } = useLingui();
  const fields = useForm({
    initialValues: { reason: '', ends_on: '' },
    validate: {
      reason: (reason) => (reason.trim() === '' ? t`Schrijf waarom.` : null),
      ends_on: (day) => (day === '' ? t`Kies een dag.` : null),
    },
  });
  const save = useMutation({
    mutationFn: (values: typeof fields.values) =>
      api.createHold({
        body: { ...values, form_id: scope.formId, submission_id: scope.submissionId },
      }),
    meta: { showsErrors: true },
    onSuccess: async () => {
      notifySuccess(t`Vastgehouden: dit kan nu niemand verwijderen.`);
      onClose();
      await queryClient.invalidateQueries({ queryKey: queryKeys.retention.all });
    },
  });
  return (
    <Modal opened onClose={onClose} title={t`Vasthouden`}>
      <form noValidate onSubmit={fields.onSubmit((values) => save.mutate(values))}>
        <Stack gap="md">
          <Text size="sm">
            <Trans>
              Gebruik dit bij een bezwaar, een verzoek onder de Woo of een rechtszaak. Niemand kan
              verwijderen wat je vasthoudt, ook de bewaartermijn niet.
            </Trans>
          </Text>
          <FailureAlert error={save.error} />
          <Textarea
            label={t`Reden`}
            maxLength={1000}
            autosize
            minRows={2}
            withAsterisk
            data-autofocus
            {...fields.getInputProps('reason')}
          />
          <TextInput
            type="date"
            label={t`Tot en met`}
            withAsterisk
            maw="14rem"
            {...fields.getInputProps('ends_on')}
          />
          <DialogButtons
            submitLabel={t`Vasthouden`}
            isPending={save.isPending}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Modal, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { FormButtons } from '../feedback/form-buttons.tsx';
import type { useRequestCall } from './use-request-call.ts';

interface DialogProps {
  readonly title: string;
  readonly lead: string;
  readonly submitLabel: string;
  readonly call: ReturnType<typeof useRequestCall>;
  readonly isReasonRequired: boolean;
  readonly onClose: () => void;
}

/** Asks why, and then does it. */
export function ReasonDialog(props: DialogProps) {
  const { title, lead, submitLabel, call, isReasonRequired, onClose } = props;
  const { t } = useLingui();
  const form = useForm({
    initialValues: { reason: '' },
    validate: {
      reason: (reason) => (isReasonRequired && reason.trim() === '' ? t`Schrijf waarom.` : null),
    },
  });
  const submit = ({ reason }: typeof form.values) =>
    call.mutate(reason.trim(), { onSuccess: onClose });
  return (
    <Modal opened onClose={onClose} title={title}>
      <form noValidate onSubmit={form.onSubmit(submit)}>
        <Stack gap="md">
          <Text size="sm">{lead}</Text>
          <FailureAlert error={call.error} />
          <Textarea
            label={isReasonRequired ? t`Reden` : t`Toelichting (niet verplicht)`}
            maxLength={1000}
            autosize
            minRows={2}
            withAsterisk={isReasonRequired}
            data-autofocus
            {...form.getInputProps('reason')}
          />
          <FormButtons submitLabel={submitLabel} isPending={call.isPending} onCancel={onClose} />
        </Stack>
      </form>
    </Modal>
  );
}

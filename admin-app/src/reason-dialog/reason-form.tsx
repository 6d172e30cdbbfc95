import { useLingui } from '@lingui/react/macro';
import { Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import type { ReactNode } from 'react';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import { DialogButtons } from '../feedback/dialog-buttons.tsx';

/** The texts and the outcome of a question for a reason. */
export interface ReasonFormProps {
  readonly lead: ReactNode;
  readonly submitLabel: string;
  /** The error of the last attempt, if any. */
  readonly error?: Error | null;
  readonly isPending?: boolean;
  readonly isReasonRequired?: boolean;
  readonly maxLength?: number;
  readonly onSubmit: (reason: string) => void;
  readonly onCancel: () => void;
}

/** Asks why, before something is done. */
export function ReasonForm({
  lead,
  submitLabel,
  error = null,
  isPending = false,
  isReasonRequired = true,
  maxLength = 500,
  onSubmit,
  onCancel,
}: ReasonFormProps) {
  const { t } = useLingui();
  const form = useForm({
    initialValues: { reason: '' },
    validate: {
      reason: (reason) => (isReasonRequired && reason.trim() === '' ? t`Schrijf waarom.` : null),
    },
  });
  return (
    <form noValidate onSubmit={form.onSubmit(({ reason }) => onSubmit(reason.trim()))}>
      <Stack gap="md">
        <Text size="sm">{lead}</Text>
        <FailureAlert error={error} />
        <Textarea
          label={isReasonRequired ? t`Reden` : t`Toelichting (niet verplicht)`}
          maxLength={maxLength}
          autosize
          minRows={2}
          withAsterisk={isReasonRequired}
          data-autofocus
          {...form.getInputProps('reason')}
        />
        <DialogButtons submitLabel={submitLabel} isPending={isPending} onCancel={onCancel} />
      </Stack>
    </form>
  );
}

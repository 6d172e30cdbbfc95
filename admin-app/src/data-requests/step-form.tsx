import { Modal, Stack, Text } from '@mantine/core';
import { useState, type ReactNode, type SyntheticEvent } from 'react';
import { DialogButtons } from '../feedback/dialog-buttons.tsx';
import { FailureAlert } from '../feedback/failure-alert.tsx';
import type { useRequestCall } from './use-request-call.ts';

interface StepFormProps {
  readonly title: string;
  readonly lead: ReactNode;
  readonly submitLabel: string;
  readonly call: ReturnType<typeof useRequestCall>;
  readonly value: string;
  /** The error of an empty value. */
  readonly missing: string;
  readonly isDanger?: boolean;
  readonly input?: (error: string | null) => ReactNode;
  readonly onClose: () => void;
}

/** The dialog of a step: what it does, its input, and its buttons. */
export function StepForm(props: StepFormProps) {
  const { title, lead, submitLabel, call, value, missing, isDanger, input, onClose } = props;
  const [isChecked, setIsChecked] = useState(false);
  const isEmpty = value.trim() === '';
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!isEmpty) call.mutate(value.trim(), { onSuccess: onClose });
  };
  return (
    <Modal opened onClose={onClose} title={title}>
      <form noValidate onSubmit={submit}>
        <Stack gap="md">
          {typeof lead === 'string' ? <Text size="sm">{lead}</Text> : lead}
          <FailureAlert error={call.error} />
          {input?.(isChecked && isEmpty ? missing : null)}
          <DialogButtons
            submitLabel={submitLabel}
            isPending={call.isPending}
            isDanger={isDanger === true}
            onCancel={onClose}
          />
        </Stack>
      </form>
    </Modal>
  );
}

import { Modal } from '@mantine/core';
import { ReasonForm, type ReasonFormProps } from './reason-form.tsx';

interface DialogProps extends Omit<ReasonFormProps, 'onCancel'> {
  readonly title: string;
  readonly onClose: () => void;
}

/** A dialog that asks why, before something is done. */
export function ReasonDialog({ title, onClose, ...form }: DialogProps) {
  return (
    <Modal opened onClose={onClose} title={title}>
      <ReasonForm {...form} onCancel={onClose} />
    </Modal>
  );
}

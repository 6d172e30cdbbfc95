import type { Feature } from '@form-builder/core/contract/staff/settings/features.ts';
import { useLingui } from '@lingui/react/macro';
import { Modal, Stack } from '@mantine/core';
import { DialogButtons } from '../feedback/dialog-buttons.tsx';
import { FeatureUses } from './feature-uses.tsx';

interface SwitchOffDialogProps {
  readonly feature: Feature;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
}

/** Says what happens when a feature is switched off and what uses it, before that is done. */
export function SwitchOffDialog({ feature, isOpen, onClose, onConfirm }: SwitchOffDialogProps) {
  const { t } = useLingui();
  const { name } = feature;
  const confirm = () => {
    onClose();
    onConfirm();
  };
  return (
    <Modal opened={isOpen} onClose={onClose} title={t`${name} uitzetten?`} withCloseButton={false}>
      <Stack gap="lg">
        <FeatureUses feature={feature} />
        <DialogButtons submitLabel={t`Uitzetten`} isDanger onSubmit={confirm} onCancel={onClose} />
      </Stack>
    </Modal>
  );
}

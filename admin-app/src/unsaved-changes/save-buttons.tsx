import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useIsMutating } from '@tanstack/react-query';
import { attachmentUploadKey } from './attachment-upload-key.ts';

interface SaveButtonsProps {
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  /** Restores the saved values. */
  readonly onReset: () => void;
}

/**
 * The buttons below a form with settings: save, or discard the changes. Saving waits for a file that is being uploaded,
 * which would be left out otherwise.
 */
export function SaveButtons({ isSaving, isDirty, onReset }: SaveButtonsProps) {
  const isUploading = useIsMutating({ mutationKey: attachmentUploadKey }) > 0;
  return (
    <Group>
      <Button type="submit" loading={isSaving || isUploading}>
        <Trans>Opslaan</Trans>
      </Button>
      {isDirty && (
        <Button variant="default" onClick={onReset}>
          <Trans>Wijzigingen terugdraaien</Trans>
        </Button>
      )}
    </Group>
  );
}

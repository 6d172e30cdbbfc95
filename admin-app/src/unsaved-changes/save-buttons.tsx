import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';

interface SaveButtonsProps {
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  /** Restores the saved values. */
  readonly onReset: () => void;
}

/** The buttons below a form with settings: save, or discard the changes. */
export function SaveButtons({ isSaving, isDirty, onReset }: SaveButtonsProps) {
  return (
    <Group>
      <Button type="submit" loading={isSaving}>
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

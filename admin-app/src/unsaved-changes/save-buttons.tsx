import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';

interface SaveButtonsProps {
  readonly isSaving: boolean;
  readonly isDirty: boolean;
  /** Puts back what was saved last. */
  readonly onReset: () => void;
}

/** The end of a form with settings: saves it, or drops what was changed. */
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

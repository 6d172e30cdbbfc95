import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';

interface DialogButtonsProps {
  readonly submitLabel: string;
  readonly isPending?: boolean;
  /** Whether it deletes or takes something away. */
  readonly isDanger?: boolean;
  /** Absent when submitting the form around the buttons does it. */
  readonly onSubmit?: () => void;
  readonly onCancel: () => void;
}

/** The buttons of a dialog, in the order of every question of the app: leave it, then do it, at the right. */
export function DialogButtons({
  submitLabel,
  isPending = false,
  isDanger = false,
  onSubmit,
  onCancel,
}: DialogButtonsProps) {
  return (
    <Group justify="flex-end">
      <Button variant="default" onClick={onCancel}>
        <Trans>Annuleren</Trans>
      </Button>
      <Button
        loading={isPending}
        {...(isDanger && { color: 'red' })}
        {...(onSubmit === undefined ? { type: 'submit' } : { onClick: onSubmit })}
      >
        {submitLabel}
      </Button>
    </Group>
  );
}

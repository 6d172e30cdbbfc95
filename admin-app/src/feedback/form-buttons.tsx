import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';

interface FormButtonsProps {
  readonly submitLabel: string;
  readonly isPending: boolean;
  /** Whether submitting deletes something. */
  readonly isDanger?: boolean;
  readonly onCancel: () => void;
}

/** The buttons below a form in a panel or a section: submit, or leave it. */
export function FormButtons({ submitLabel, isPending, isDanger, onCancel }: FormButtonsProps) {
  return (
    <Group>
      <Button type="submit" loading={isPending} {...(isDanger && { color: 'red' })}>
        {submitLabel}
      </Button>
      <Button variant="default" onClick={onCancel}>
        <Trans>Annuleren</Trans>
      </Button>
    </Group>
  );
}

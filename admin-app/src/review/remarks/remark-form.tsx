import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import { useUnsavedChangesGuard } from '../../unsaved-changes/use-unsaved-changes-guard.tsx';

interface RemarkFormProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly error: unknown;
  readonly isPending: boolean;
  readonly onSubmit: (text: string) => void;
  readonly onClose: () => void;
}

/** The input for a remark or a reply. */
export function RemarkForm({ label, submitLabel, error, isPending, ...on }: RemarkFormProps) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  useUnsavedChangesGuard(text.trim() !== '');
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '') on.onSubmit(text.trim());
      }}
    >
      <Stack gap="xs">
        <FailureAlert error={error} />
        <Textarea
          label={label}
          description={t`Iedereen die deze versie mag zien, leest dit.`}
          autosize
          minRows={2}
          maxLength={2000}
          autoFocus
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Group gap="xs">
          <Button size="compact-sm" type="submit" loading={isPending}>
            {submitLabel}
          </Button>
          <Button size="compact-sm" variant="default" onClick={on.onClose}>
            <Trans>Annuleren</Trans>
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

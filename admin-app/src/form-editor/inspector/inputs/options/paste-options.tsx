import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Textarea } from '@mantine/core';
import { useState } from 'react';

/** An input to paste a list: every line becomes an option. */
export function PasteOptions({
  onDone,
  onCancel,
}: {
  onDone: (text: string) => void;
  onCancel: () => void;
}) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  return (
    <Stack gap="xs" mt="xs">
      <Textarea
        label={t`Eén keuze per regel`}
        description={t`Keuzes die je al hebt ingevuld, blijven staan.`}
        autoFocus
        autosize
        minRows={4}
        maxRows={12}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Group gap="xs">
        <Button size="compact-sm" onClick={() => onDone(text)}>
          <Trans>Keuzes toevoegen</Trans>
        </Button>
        <Button size="compact-sm" variant="default" onClick={onCancel}>
          <Trans>Annuleren</Trans>
        </Button>
      </Group>
    </Stack>
  );
}

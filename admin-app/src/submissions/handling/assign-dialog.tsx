import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useState, type ComponentProps } from 'react';
import { AssigneeSelect } from './assignee-select.tsx';

type Person = ComponentProps<typeof AssigneeSelect>['value'];

interface AssignDialogProps {
  readonly formIds: readonly string[];
  readonly onChosen: (person: Person) => void;
}

/** Asks to whom to assign the selected submissions. */
export function AssignDialog({ formIds, onChosen }: AssignDialogProps) {
  const [person, setPerson] = useState<Person>(null);
  return (
    <Stack gap="md">
      <Text size="sm">
        <Trans>
          Je kiest uit collega’s die deze inzendingen mogen lezen. Kies niemand om ze vrij te geven.
        </Trans>
      </Text>
      <AssigneeSelect formIds={formIds} value={person} onChange={setPerson} />
      <Group justify="flex-end">
        <Button onClick={() => onChosen(person)}>
          {person === null ? <Trans>Vrijgeven</Trans> : <Trans>Toewijzen</Trans>}
        </Button>
      </Group>
    </Stack>
  );
}

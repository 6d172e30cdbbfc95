import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { labelsQuery } from './handling-queries.ts';

/** Asks which labels to add to the selected submissions. */
export function LabelDialog({
  onChosen,
}: {
  readonly onChosen: (names: readonly string[]) => void;
}) {
  const { t } = useLingui();
  const { data: known = [] } = useQuery(labelsQuery);
  const [names, setNames] = useState<string[]>([]);
  return (
    <Stack gap="md">
      <TagsInput
        label={t`Labels`}
        description={t`Kies een label, of typ een nieuw en druk op Enter.`}
        data={known.map(({ name }) => name)}
        value={names}
        maxTags={20}
        maxLength={60}
        data-autofocus
        onChange={setNames}
      />
      <Group justify="flex-end">
        <Button disabled={names.length === 0} onClick={() => onChosen(names)}>
          <Trans>Label geven</Trans>
        </Button>
      </Group>
    </Stack>
  );
}

import { isColumnName } from '@form-builder/core/field-types/base/answer-record.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { ActionIcon, Button, Group, Popover, Stack, Text, TextInput } from '@mantine/core';
import { IconColumns, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { addColumn, removeColumn, type ListDraft } from '../list-draft.ts';

interface ColumnsMenuProps {
  readonly draft: ListDraft;
  readonly onChange: (draft: ListDraft) => void;
}

/**
 * The columns besides text and code: values that a chosen entry fills in, or the parent to which it
 * belongs.
 */
export function ColumnsMenu({ draft, onChange }: ColumnsMenuProps) {
  const { t } = useLingui();
  return (
    <Popover position="bottom-end" width={320} trapFocus>
      <Popover.Target>
        <Button variant="default" leftSection={<IconColumns size={18} aria-hidden />}>
          <Trans>Kolommen</Trans>
        </Button>
      </Popover.Target>
      <Popover.Dropdown>
        <Stack gap="sm">
          <Text size="sm">
            <Trans>
              De gegevens in een kolom kunnen andere velden vullen. Met de kolom “parent” hoort een
              keuze bij het antwoord op een andere vraag.
            </Trans>
          </Text>
          {draft.columns.map((column) => (
            <Group key={column} justify="space-between">
              <Text>{column}</Text>
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={t`Kolom ${column} verwijderen`}
                onClick={() => onChange(removeColumn(draft, column))}
              >
                <IconTrash size={16} aria-hidden />
              </ActionIcon>
            </Group>
          ))}
          <NewColumn draft={draft} onChange={onChange} />
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}

function NewColumn({ draft, onChange }: ColumnsMenuProps) {
  const { t } = useLingui();
  const [name, setName] = useState('');
  const [error, setError] = useState<string>();
  const add = () => {
    const column = name.trim();
    const isTaken = ['id', 'label', ...draft.columns].includes(column);
    if (isTaken) setError(t`Deze kolom is er al.`);
    else if (isColumnName(column)) {
      onChange(addColumn(draft, column));
      setName('');
      setError(undefined);
    } else setError(t`Gebruik letters, cijfers en spaties; begin met een letter of cijfer.`);
  };
  return (
    <Group align="end" wrap="nowrap">
      <TextInput
        label={t`Nieuwe kolom`}
        maxLength={64}
        error={error}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The popover is inside the form of the list, which Enter would submit.
          event.preventDefault();
          add();
        }}
      />
      <Button variant="default" onClick={add}>
        <Trans>Toevoegen</Trans>
      </Button>
    </Group>
  );
}

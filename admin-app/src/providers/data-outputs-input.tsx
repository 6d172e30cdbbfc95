import {
  parseDataOutputs,
  writeDataOutputs,
  type DataOutput,
} from '@form-builder/core/contract/staff/settings/data-source.ts';
import { variableKinds } from '@form-builder/core/form/variables/variable.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Input, Paper, Select, Stack, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { valueKindNames } from '../languages/value-kind-names.ts';

interface DataOutputsInputProps {
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const newOutput: DataOutput = { name: '', kind: 'text', pointer: '/' };

/** The values that are read from a response: a name, a kind and a place for each. */
export function DataOutputsInput({ label, hint, error, value, onChange }: DataOutputsInputProps) {
  // Lines that are not complete yet exist only here.
  const [rows, setRows] = useState<readonly DataOutput[]>(
    () => parseDataOutputs(value)?.slice() ?? [newOutput],
  );
  const update = (changed: readonly DataOutput[]) => {
    setRows(changed);
    onChange(writeDataOutputs(changed));
  };
  return (
    <Input.Wrapper label={label} description={hint} error={error} labelElement="div">
      <Stack gap="sm" mt="xs" role="group" aria-label={label}>
        {rows.map((row, at) => (
          <OutputRow
            // Rows have no id of their own, and are only added at the end.
            key={at}
            number={at + 1}
            row={row}
            onChange={(members) =>
              update(rows.map((one, index) => (index === at ? { ...one, ...members } : one)))
            }
            onRemove={
              rows.length > 1 ? () => update(rows.filter((_, index) => index !== at)) : undefined
            }
          />
        ))}
        <div>
          <Button
            variant="default"
            size="compact-md"
            leftSection={<IconPlus size={16} aria-hidden />}
            onClick={() => update([...rows, newOutput])}
          >
            <Trans>Gegeven toevoegen</Trans>
          </Button>
        </div>
      </Stack>
    </Input.Wrapper>
  );
}

interface OutputRowProps {
  readonly number: number;
  readonly row: DataOutput;
  readonly onChange: (members: Partial<DataOutput>) => void;
  /** Absent for the only row. */
  readonly onRemove: (() => void) | undefined;
}

function OutputRow({ number, row, onChange, onRemove }: OutputRowProps) {
  const { t, i18n } = useLingui();
  return (
    <Paper withBorder p="sm" role="group" aria-label={t`Gegeven ${number}`}>
      <Group align="end" gap="sm">
        <TextInput
          label={t`Naam`}
          flex="1 1 9rem"
          value={row.name}
          maxLength={40}
          placeholder="woz_waarde"
          onChange={({ currentTarget }) =>
            onChange({ name: currentTarget.value.toLowerCase().replace(/[^a-z0-9_]/g, '_') })
          }
        />
        <Select
          label={t`Soort waarde`}
          flex="0 1 8rem"
          allowDeselect={false}
          data={variableKinds.map((kind) => ({ value: kind, label: i18n._(valueKindNames[kind]) }))}
          value={row.kind}
          onChange={(chosen) => {
            const kind = variableKinds.find((one) => one === chosen);
            if (kind) onChange({ kind });
          }}
        />
        <TextInput
          label={t`Plek in het antwoord`}
          flex="2 1 12rem"
          value={row.pointer}
          placeholder="/waarden/0/bedrag"
          onChange={({ currentTarget }) => onChange({ pointer: currentTarget.value })}
        />
        {onRemove && (
          <Button variant="subtle" color="red" size="compact-md" mb={4} onClick={onRemove}>
            <Trans>Verwijderen</Trans>
          </Button>
        )}
      </Group>
    </Paper>
  );
}

import { useLingui } from '@lingui/react/macro';
import { Select, Stack, Switch } from '@mantine/core';
import { columnNames, type ImportChoices } from './list-import.ts';
import type { TableRows } from './read-table-file.ts';

interface ImportChoiceInputsProps {
  readonly rows: TableRows;
  readonly choices: ImportChoices;
  readonly onChange: (choices: ImportChoices) => void;
}

/** Asks which columns contain the text and the code, and whether to keep other entries. */
export function ImportChoiceInputs({ rows, choices, onChange }: ImportChoiceInputsProps) {
  const { t } = useLingui();
  const columns = columnNames(rows, choices.hasHeader).map((name, at) => ({
    value: String(at),
    label: name,
  }));
  return (
    <Stack gap="md">
      <Switch
        label={t`De eerste regel bevat de kolomnamen`}
        checked={choices.hasHeader}
        onChange={({ currentTarget }) => onChange({ ...choices, hasHeader: currentTarget.checked })}
      />
      {columns.length > 1 && (
        <>
          <Select
            label={t`Kolom met de tekst`}
            allowDeselect={false}
            data={columns}
            value={String(choices.label)}
            onChange={(at) => onChange({ ...choices, label: Number(at) })}
          />
          <Select
            label={t`Kolom met de code`}
            description={t`Laat leeg als er geen codes zijn. Keuzes met dezelfde tekst houden dan hun code.`}
            clearable
            data={columns.filter(({ value }) => value !== String(choices.label))}
            value={choices.id === null ? null : String(choices.id)}
            onChange={(at) => onChange({ ...choices, id: at === null ? null : Number(at) })}
          />
        </>
      )}
      <Switch
        label={t`Keuzes en kolommen die niet in de tabel staan, verwijderen`}
        checked={choices.replacesAll}
        onChange={({ currentTarget }) =>
          onChange({ ...choices, replacesAll: currentTarget.checked })
        }
      />
    </Stack>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group, Stack, Text, Textarea } from '@mantine/core';
import { FilePicker } from '../../file-picker/file-picker.tsx';
import { IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { FailureAlert } from '../../feedback/failure-alert.tsx';
import type { ListDraft } from '../list-draft.ts';
import { ImportChoiceInputs } from './import-choice-inputs.tsx';
import { ImportPreview } from './import-preview.tsx';
import { guessChoices, importRows, type ImportChoices } from './list-import.ts';
import {
  readTableFile,
  readPastedTable,
  UnreadableTableError,
  type TableRows,
} from './read-table-file.ts';

interface ImportPanelProps {
  readonly draft: ListDraft;
  readonly onImport: (draft: ListDraft) => void;
  readonly onCancel: () => void;
}

/** Imports a pasted table or a file; shows a preview of the changes first. */
export function ImportPanel({ draft, onImport, onCancel }: ImportPanelProps) {
  const { t } = useLingui();
  const [table, setTable] = useState<{
    readonly rows: TableRows;
    readonly choices: ImportChoices;
  }>();
  const read = useMutation({
    mutationFn: (source: string | File) =>
      typeof source === 'string' ? readPastedTable(source) : readTableFile(source),
    onSuccess: (rows) =>
      setTable(rows.length === 0 ? undefined : { rows, choices: guessChoices(rows) }),
    onError: () => setTable(undefined),
    meta: { showsErrors: true },
  });
  const result = table && importRows(draft, table.rows, table.choices);
  const isUnreadable = read.error instanceof UnreadableTableError;
  return (
    <Stack gap="lg">
      <Textarea
        label={t`Plak cellen uit een rekenblad`}
        description={t`Elke regel is een keuze. Je mag de kolomnamen mee kopiëren.`}
        minRows={4}
        maxRows={10}
        autosize
        data-autofocus
        onChange={({ currentTarget }) => read.mutate(currentTarget.value)}
      />
      <FilePicker
        accept=".xlsx,.csv,.tsv,.txt"
        inputProps={{ 'aria-label': t`Bestand met keuzes` }}
        onFile={(file) => read.mutate(file)}
      >
        {(props) => (
          <Button
            {...props}
            variant="default"
            loading={read.isPending}
            leftSection={<IconUpload size={18} aria-hidden />}
          >
            <Trans>Bestand kiezen (XLSX of CSV)</Trans>
          </Button>
        )}
      </FilePicker>
      {isUnreadable ? (
        <Text role="alert" c="red">
          <Trans>
            Dit is geen tabel die we kunnen lezen. Sla het bestand op als XLSX of CSV en probeer het
            opnieuw.
          </Trans>
        </Text>
      ) : (
        <FailureAlert error={read.error} />
      )}
      {table !== undefined && result !== undefined && (
        <>
          <ImportChoiceInputs
            rows={table.rows}
            choices={table.choices}
            onChange={(choices) => setTable({ ...table, choices })}
          />
          <ImportPreview result={result} />
        </>
      )}
      <Group>
        <Button
          disabled={result === undefined}
          onClick={() => result !== undefined && onImport(result.draft)}
        >
          <Trans>Overnemen</Trans>
        </Button>
        <Button variant="default" onClick={onCancel}>
          <Trans>Annuleren</Trans>
        </Button>
      </Group>
      <Text size="sm" c="gray.7">
        <Trans>Na het overnemen kun je nog alles wijzigen. Daarna sla je de lijst op.</Trans>
      </Text>
    </Stack>
  );
}

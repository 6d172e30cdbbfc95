import { Trans } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../api/save-file.ts';
import type { TableState } from '../data-table/table-state.ts';
import {
  logbookFilePath,
  type LogbookFilter,
  type LogbookScope,
  type LogbookSort,
} from './logbook-queries.ts';

interface FileProps {
  readonly scope: LogbookScope;
  readonly state: TableState<LogbookSort, LogbookFilter>;
}

/** Saves all entries of the view, not only the page that is shown. */
export function LogbookFile({ scope, state }: FileProps) {
  const save = useMutation({
    mutationFn: () => saveFile(logbookFilePath(scope, state), 'logboek.csv'),
  });
  return (
    <Button
      variant="default"
      loading={save.isPending}
      leftSection={<IconDownload size={18} aria-hidden />}
      onClick={() => save.mutate()}
    >
      <Trans>Opslaan als CSV</Trans>
    </Button>
  );
}

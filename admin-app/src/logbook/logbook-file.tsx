import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { notifySuccess } from '../api/notify.ts';
import { queryClient } from '../api/query-client.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { TableState } from '../data-table/table-state.ts';
import { currentLanguage } from '../languages/languages.ts';
import {
  logbookExportChoices,
  type LogbookFilter,
  type LogbookScope,
  type LogbookSort,
} from './logbook-queries.ts';

interface FileProps {
  readonly scope: LogbookScope;
  readonly state: TableState<LogbookSort, LogbookFilter>;
}

/** Has the entries of the view exported; the file appears among the user's exports. */
export function LogbookFile({ scope, state }: FileProps) {
  const { t } = useLingui();
  const create = useMutation({
    mutationFn: () =>
      api.createLogbookExport({ body: logbookExportChoices(scope, state, currentLanguage()) }),
    onSuccess: async () => {
      notifySuccess(
        t`De export wordt gemaakt. Je vindt hem bij “Mijn exports”, en krijgt een e-mail als hij klaar is.`,
      );
      await queryClient.invalidateQueries({ queryKey: queryKeys.exports.all });
    },
  });
  return (
    <Button
      variant="default"
      loading={create.isPending}
      leftSection={<IconFileExport size={18} aria-hidden />}
      onClick={() => create.mutate()}
    >
      <Trans>Exporteren</Trans>
    </Button>
  );
}

import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileExport, IconInbox, IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { addressOf } from '../../access/screens.ts';
import { DataTable } from '../../data-table/data-table.tsx';
import { useTableState } from '../../data-table/use-table-state.ts';
import { ExportPanel } from '../export/export-panel.tsx';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { useOpenForm } from '../../open-form/use-open-form.ts';
import { SectionHeader } from '../../frame/page/section-header.tsx';
import { useCan } from '../../session/use-user.ts';
import { exportFilterOf } from '../export/export-filter-of.ts';
import { submissionsQuery, submissionsTableSpec } from '../submissions-queries.ts';
import { useBulkActions } from '../use-bulk-actions.tsx';
import { SavedViews } from '../views/saved-views.tsx';
import { useSubmissionActions } from '../use-submission-actions.tsx';
import { AnswerColumnChoice } from './answer-column-choice.tsx';
import { NewSubmissions } from './new-submissions.tsx';
import { useAnswerColumns } from './use-answer-columns.tsx';
import { useAnswerFields } from './use-answer-fields.ts';
import { useAnswerFilters } from './use-answer-filters.ts';
import { useFollowUps } from './use-follow-ups.ts';
import { useSubmissionFilters } from './use-submission-filters.ts';

/** The submissions of one form. */
export function FormSubmissions() {
  const { t } = useLingui();
  const form = useOpenForm();
  const control = useTableState(submissionsTableSpec);
  const { fields, choose, mayRead } = useAnswerFields(form.id);
  const followUps = useFollowUps(form.id);
  const result = useQuery(submissionsQuery(control.state, form.id, fields));
  const exporting = useExporting();
  const { filter, search } = control.state;
  return (
    <>
      <SectionHeader
        title={t`Inzendingen`}
        actions={<Actions formId={form.id} onExport={() => exporting.open([])} />}
      />
      <DataTable
        label={t`Inzendingen`}
        control={control}
        result={result}
        columns={useAnswerColumns(form.id, fields, followUps)}
        columnsKey="form-submissions"
        columnChoice={
          mayRead && <AnswerColumnChoice formId={form.id} value={fields} onChange={choose} />
        }
        tools={
          <>
            <SavedViews
              formId={form.id}
              columnsKey="form-submissions"
              answers={{ fields, choose }}
            />
            <NewSubmissions control={control} formId={form.id} result={result} />
          </>
        }
        bulk={useBulkActions((rows) => exporting.open(rows.map(({ id }) => id)))}
        filters={[
          ...useSubmissionFilters(filter, [form.id], followUps),
          ...useAnswerFilters(form.id),
        ]}
        rowActions={useSubmissionActions()}
        searchLabel={t`Zoek op nummer`}
        empty={
          <EmptyState title={t`Nog geen inzendingen`} icon={<IconInbox size={40} stroke={1.3} />}>
            <Trans>
              Zodra iemand dit formulier verstuurt, staat het hier. Publiceer het formulier en zet
              het op je site.
            </Trans>
          </EmptyState>
        }
      />
      <ExportPanel
        isOpen={exporting.isOpen}
        formId={form.id}
        filter={exportFilterOf(filter)}
        search={search}
        selected={exporting.selected}
        onClose={exporting.close}
      />
    </>
  );
}

/** The drawer that exports, with the selected rows that it opened with; empty for the whole list. */
function useExporting() {
  const [isOpen, drawer] = useDisclosure();
  const [selected, setSelected] = useState<readonly string[]>([]);
  const open = (ids: readonly string[]) => {
    setSelected(ids);
    drawer.open();
  };
  return { isOpen, selected, open, close: drawer.close };
}

interface ActionsProps {
  readonly formId: string;
  readonly onExport: () => void;
}

function Actions({ formId, onExport }: ActionsProps) {
  const mayExport = useCan('submission-export');
  const mayHandle = useCan('submission-handle');
  return (
    <Group gap="sm">
      {mayHandle && (
        <Button
          component={Link}
          to={addressOf('formFillIn', { id: formId })}
          variant="default"
          leftSection={<IconPencilPlus size={18} aria-hidden />}
        >
          <Trans>Invullen voor een inwoner</Trans>
        </Button>
      )}
      {mayExport && <ExportButton onClick={onExport} />}
    </Group>
  );
}

function ExportButton({ onClick }: { readonly onClick: () => void }) {
  return (
    <Button
      variant="default"
      leftSection={<IconFileExport size={18} aria-hidden />}
      onClick={onClick}
    >
      <Trans>Exporteren</Trans>
    </Button>
  );
}

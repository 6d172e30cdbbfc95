import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileExport, IconInbox, IconPencilPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
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
import { useSubmissionFilters } from './use-submission-filters.ts';

/** The submissions of one form. */
export function FormSubmissions() {
  const { t } = useLingui();
  const form = useOpenForm();
  const control = useTableState(submissionsTableSpec);
  const { fields, choose, mayRead } = useAnswerFields(form.id);
  const result = useQuery(submissionsQuery(control.state, form.id, fields));
  const mayExport = useCan('submission-export');
  const mayHandle = useCan('submission-handle');
  const [isExporting, exporting] = useDisclosure();
  const { filter, search } = control.state;
  return (
    <>
      <SectionHeader
        title={t`Inzendingen`}
        actions={
          <Group gap="sm">
            {mayHandle && (
              <Button
                component={Link}
                to={addressOf('formFillIn', { id: form.id })}
                variant="default"
                leftSection={<IconPencilPlus size={18} aria-hidden />}
              >
                <Trans>Invullen voor een inwoner</Trans>
              </Button>
            )}
            {mayExport && <ExportButton onClick={exporting.open} />}
          </Group>
        }
      />
      <DataTable
        label={t`Inzendingen`}
        control={control}
        result={result}
        columns={useAnswerColumns(form.id, fields)}
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
        bulk={useBulkActions()}
        filters={[...useSubmissionFilters(filter, [form.id]), ...useAnswerFilters(form.id)]}
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
        isOpen={isExporting}
        formId={form.id}
        filter={exportFilterOf(filter)}
        search={search}
        onClose={exporting.close}
      />
    </>
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

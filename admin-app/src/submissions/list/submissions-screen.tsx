import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions/submissions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Anchor, Button } from '@mantine/core';
import { IconInbox, IconPlugConnectedX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '../../access/screens.ts';
import { DataTable } from '../../data-table/data-table.tsx';
import type { Column } from '../../data-table/table-rows.tsx';
import { useTableState } from '../../data-table/use-table-state.ts';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { FormsButton } from '../../feedback/forms-button.tsx';
import { PageHeader } from '../../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../../frame/page/page.ts';
import {
  submissionsQuery,
  submissionsTableSpec,
  type SubmissionSort,
} from '../submissions-queries.ts';
import { useBulkActions } from '../use-bulk-actions.tsx';
import { SavedViews } from '../views/saved-views.tsx';
import { useSubmissionActions } from '../use-submission-actions.tsx';
import { useFormFilter } from './use-form-filter.tsx';
import { NewSubmissions } from './new-submissions.tsx';
import { useSubmissionColumns } from './use-submission-columns.tsx';
import { useSubmissionFilters } from './use-submission-filters.ts';

/** The submissions of all forms that the user may see. */
export function SubmissionsScreen() {
  const { t } = useLingui();
  usePageTitle(t`Inzendingen`);
  useBreadcrumbs([{ label: t`Inzendingen` }]);
  const control = useTableState(submissionsTableSpec);
  const result = useQuery(submissionsQuery(control.state));
  return (
    <>
      <PageHeader
        title={t`Inzendingen`}
        actions={
          <Button
            component={Link}
            to={addressOf('failedDeliveries')}
            variant="default"
            leftSection={<IconPlugConnectedX size={18} aria-hidden />}
          >
            <Trans>Mislukte leveringen</Trans>
          </Button>
        }
      />
      <DataTable
        label={t`Inzendingen`}
        control={control}
        result={result}
        columns={useColumns()}
        columnsKey="submissions"
        tools={
          <>
            <SavedViews formId={null} columnsKey="submissions" />
            <NewSubmissions control={control} result={result} />
          </>
        }
        bulk={useBulkActions()}
        filters={[...useFormFilter(), ...useSubmissionFilters(control.state.filter)]}
        rowActions={useSubmissionActions()}
        searchLabel={t`Zoek op nummer of formulier`}
        empty={
          <EmptyState
            title={t`Nog geen inzendingen`}
            icon={<IconInbox size={40} stroke={1.3} />}
            action={<FormsButton />}
          >
            <Trans>Hier staat wat mensen versturen met de formulieren die je mag zien.</Trans>
          </EmptyState>
        }
      />
    </>
  );
}

/** What most forms do not have, or a submission gets at the end only. */
const rareColumns: ReadonlySet<string> = new Set(['payment', 'delivery', 'handled']);

/** The columns, with the form after the number. */
function useColumns(): readonly Column<SubmissionSummary, SubmissionSort>[] {
  const { t } = useLingui();
  const [number, ...others] = useSubmissionColumns();
  const form: Column<SubmissionSummary, SubmissionSort> = {
    id: 'form',
    header: t`Formulier`,
    width: '14rem',
    cell: (submission) => (
      <Anchor
        component={Link}
        size="sm"
        to={addressOf('formSubmissions', { id: submission.form_id })}
      >
        {submission.form_title}
      </Anchor>
    ),
  };
  // A phone has space only for the number and the form, and a laptop not for what happens to few submissions.
  const further = others
    .filter(({ id }) => id !== 'version')
    .map((column) => ({
      from: 'small' as const,
      ...column,
      ...(rareColumns.has(column.id) && { from: 'wide' as const }),
    }));
  return number === undefined ? [form] : [number, form, ...further];
}

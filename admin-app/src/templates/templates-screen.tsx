import type { Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { IconPlus, IconPuzzle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../access/screens.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { RowLink } from '../data-table/row-link.tsx';
import type { Column } from '../data-table/table-rows.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { RelativeTime } from '../formats/relative-time.tsx';
import { useArchiveFilter } from '../forms/bulk/use-archive-filter.ts';
import { useBulkActions } from '../forms/bulk/use-bulk-actions.tsx';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { useNewPanel } from '../create-panel/use-new-panel.ts';
import { useCan } from '../session/use-user.ts';
import { CreateTemplatePanel } from './create-template-panel.tsx';
import { PublishedBadge } from './published-badge.tsx';
import { templatesQuery, templatesTableSpec, type TemplateSort } from './templates-queries.ts';
import { useTemplateActions } from './use-template-actions.tsx';

/** All building blocks the user may see. */
export function TemplatesScreen() {
  const { t } = useLingui();
  usePageTitle(t`Bouwblokken`);
  useBreadcrumbs([{ label: t`Bouwblokken` }]);
  const control = useTableState(templatesTableSpec);
  const result = useQuery(templatesQuery(control.state));
  const rowActions = useTemplateActions();
  const mayCreate = useCan('template-edit');
  const creating = useNewPanel(mayCreate);
  const createButton = mayCreate ? (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={creating.open}>
      <Trans>Nieuw bouwblok</Trans>
    </Button>
  ) : undefined;
  return (
    <>
      <PageHeader title={t`Bouwblokken`} actions={createButton} />
      <DataTable
        label={t`Bouwblokken`}
        control={control}
        result={result}
        columns={useColumns()}
        rowActions={rowActions}
        bulk={useBulkActions()}
        filters={[useArchiveFilter()]}
        searchLabel={t`Zoek op naam`}
        empty={
          <EmptyState
            title={t`Nog geen bouwblokken`}
            icon={<IconPuzzle size={40} stroke={1.3} />}
            action={createButton}
          >
            <Trans>
              Een bouwblok is een groep velden die je in meer formulieren gebruikt, zoals
              contactgegevens. Je maakt het één keer en houdt het op één plek bij.
            </Trans>
          </EmptyState>
        }
      />
      <CreateTemplatePanel isOpen={creating.isOpen} onClose={creating.close} />
    </>
  );
}

function useColumns(): readonly Column<Form, TemplateSort>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Naam`,
      sort: 'name',
      cell: ({ id, name }) => <RowLink to={addressOf('templateDashboard', { id })}>{name}</RowLink>,
    },
    {
      id: 'published',
      header: t`Status`,
      width: '14rem',
      cell: (template) => <PublishedBadge template={template} />,
    },
    {
      id: 'uses',
      header: t`Gebruikt in`,
      from: 'small',
      align: 'right',
      width: '8rem',
      cell: ({ use_count: count }) => count,
    },
    {
      id: 'updated',
      header: t`Laatst gewijzigd`,
      sort: 'updated_at',
      from: 'small',
      width: '12rem',
      cell: ({ updated_at: at }) => <RelativeTime at={at} />,
    },
  ];
}

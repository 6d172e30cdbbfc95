import { confidentialityLevels } from '@form-builder/core/contract/confidentiality-levels.ts';
import { maxSubmissionsCounted, type Form } from '@form-builder/core/contract/staff/forms/forms.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconForms, IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../access/screens.ts';
import { RelativeTime } from '../formats/relative-time.tsx';
import { formatNumber } from '../formats/format-time.ts';
import { ImportFormPanel } from '../form-files/import-form-panel.tsx';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { useNewPanel } from '../create-panel/use-new-panel.ts';
import { currentRegion } from '../languages/languages.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import type { Column } from '../data-table/table-rows.tsx';
import { RowLink } from '../data-table/row-link.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { EnvironmentPills } from '../publishing/environment-pills.tsx';
import { useEnvironmentOptions } from '../publishing/use-environment-options.ts';
import { useCan } from '../session/use-user.ts';
import { confidentiality } from './confidentiality.ts';
import { useArchiveFilter } from './bulk/use-archive-filter.ts';
import { useBulkActions } from './bulk/use-bulk-actions.tsx';
import { CreateFormPanel } from './create/create-form-panel.tsx';
import { formsTableSpec, formsQuery, type FormSort } from './forms-queries.ts';
import { useFormActions } from './use-form-actions.ts';

/** All forms the user may see. */
export function FormsScreen() {
  const { t, i18n } = useLingui();
  usePageTitle(t`Formulieren`);
  useBreadcrumbs([{ label: t`Formulieren` }]);
  const control = useTableState(formsTableSpec);
  const result = useQuery(formsQuery(control.state));
  const rowActions = useFormActions();
  const mayCreate = useCan('form-create');
  const create = useNewPanel(mayCreate);
  const [isImporting, importing] = useDisclosure();
  const createButton = mayCreate ? (
    <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={create.open}>
      <Trans>Nieuw formulier</Trans>
    </Button>
  ) : undefined;
  return (
    <>
      <PageHeader title={t`Formulieren`} actions={createButton} />
      <DataTable
        label={t`Formulieren`}
        control={control}
        result={result}
        columns={useColumns()}
        rowActions={rowActions}
        bulk={useBulkActions()}
        searchLabel={t`Zoek op naam`}
        filters={[
          {
            name: 'published',
            label: t`Gepubliceerd in`,
            options: useEnvironmentOptions(),
          },
          {
            name: 'confidentiality_level',
            label: t`Vertrouwelijkheid`,
            options: confidentialityLevels.map((level) => ({
              value: level,
              label: i18n._(confidentiality[level].label),
            })),
          },
          useArchiveFilter(),
        ]}
        empty={
          <EmptyState
            title={t`Nog geen formulieren`}
            icon={<IconForms size={40} stroke={1.3} />}
            action={createButton}
          >
            <Trans>
              Hier staan de formulieren van je organisatie. Maak een formulier, test het en
              publiceer het op je site.
            </Trans>
          </EmptyState>
        }
      />
      <CreateFormPanel
        isOpen={create.isOpen}
        onClose={create.close}
        onImport={() => {
          create.close();
          importing.open();
        }}
      />
      <ImportFormPanel isOpen={isImporting} onClose={importing.close} />
    </>
  );
}

function useColumns(): readonly Column<Form, FormSort>[] {
  const { t } = useLingui();
  return [
    {
      id: 'name',
      header: t`Naam`,
      sort: 'name',
      cell: (form) => (
        <RowLink to={addressOf('formDashboard', { id: form.id })}>{form.name}</RowLink>
      ),
    },
    {
      id: 'environments',
      header: t`Gepubliceerd`,
      width: '9rem',
      cell: (form) => <EnvironmentPills published={form.published} />,
    },
    {
      id: 'version',
      header: t`Versie`,
      from: 'medium',
      align: 'right',
      width: '6rem',
      cell: (form) => form.latest_version?.number ?? '-',
    },
    {
      id: 'updated',
      header: t`Laatst gewijzigd`,
      sort: 'updated_at',
      from: 'small',
      width: '12rem',
      cell: (form) => <RelativeTime at={form.updated_at} />,
    },
    {
      id: 'submissions',
      header: t`Inzendingen`,
      from: 'medium',
      align: 'right',
      width: '8rem',
      cell: ({ submission_count: count }) =>
        `${formatNumber(count, currentRegion())}${count < maxSubmissionsCounted ? '' : '+'}`,
    },
  ];
}

import type { FormType } from '@form-builder/core/contract/staff/forms/forms.ts';
import type { VersionSummary } from '@form-builder/core/contract/staff/forms/versions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconFileImport, IconPlus, IconVersions } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../access/screens.ts';
import { screensOfType } from '../access/screens-of-type.ts';
import { ToneBadge } from '../badges/tone-badge.tsx';
import { ImportFormPanel } from '../form-files/import-form-panel.tsx';
import { useOpenForm } from '../open-form/use-open-form.ts';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { RelativeTime } from '../formats/relative-time.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import type { Column } from '../data-table/table-rows.tsx';
import { RowLink } from '../data-table/row-link.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { EnvironmentPills } from '../publishing/environment-pills.tsx';
import { useCreateVersion } from './use-create-version.ts';
import { useVersionActions } from './use-version-actions.tsx';
import { versionsTableSpec, versionsQuery, type VersionSort } from './versions-queries.ts';

/** Every version of a form, newest first; a new version is a copy of the chosen one. */
export function FormVersions() {
  const { t } = useLingui();
  const form = useOpenForm();
  const control = useTableState(versionsTableSpec);
  const result = useQuery(versionsQuery(form.id, control.state));
  const mayCreate = form.is_editable;
  const create = useCreateVersion(form.id);
  const [isImporting, importing] = useDisclosure();
  const columns = useColumns(form.type);
  const rowActions = useVersionActions(form, (id) => create.mutate(id));
  const createButton = mayCreate ? (
    <Group gap="sm">
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} aria-hidden />}
        onClick={importing.open}
      >
        <Trans>Uit een bestand</Trans>
      </Button>
      <Button
        leftSection={<IconPlus size={18} aria-hidden />}
        loading={create.isPending}
        onClick={() => create.mutate(undefined)}
      >
        <Trans>Nieuwe versie</Trans>
      </Button>
    </Group>
  ) : undefined;
  return (
    <>
      <SectionHeader title={t`Versies`} actions={createButton} />
      <DataTable
        label={t`Versies`}
        control={control}
        result={result}
        columns={columns}
        rowActions={rowActions}
        empty={
          <EmptyState
            title={t`Nog geen versies`}
            icon={<IconVersions size={40} stroke={1.3} />}
            action={createButton}
          >
            <Trans>Een versie bevat de pagina’s en vragen.</Trans>
          </EmptyState>
        }
      />
      <ImportFormPanel isOpen={isImporting} onClose={importing.close} formId={form.id} />
    </>
  );
}

function useColumns(type: FormType): readonly Column<VersionSummary, VersionSort>[] {
  const { t } = useLingui();
  return [
    {
      id: 'number',
      header: t`Versie`,
      sort: 'number',
      cell: ({ id, number, title }) => (
        <RowLink to={addressOf(screensOfType[type].version, { id })}>
          {number}. {title}
        </RowLink>
      ),
    },
    {
      id: 'status',
      header: t`Status`,
      from: 'small',
      width: '10rem',
      cell: (version) => <LockBadge version={version} />,
    },
    {
      id: 'environments',
      header: t`Gepubliceerd`,
      width: '9rem',
      cell: ({ environments, number, is_published: isPublished }) =>
        type === 'template' ? (
          isPublished && <ToneBadge tone="green">{t`Gepubliceerd`}</ToneBadge>
        ) : (
          <EnvironmentPills
            published={environments
              .filter(({ state }) => state === 'published')
              .map(({ id }) => ({ environment: id, number }))}
          />
        ),
    },
    {
      id: 'changed',
      header: t`Laatst gewijzigd`,
      sort: 'updated_at',
      from: 'medium',
      width: '14rem',
      cell: ({ latest_change, updated_at }) => (
        <>
          <RelativeTime at={latest_change?.at ?? updated_at} />
          {latest_change?.user !== null &&
            latest_change?.user !== undefined &&
            ` · ${latest_change.user.name}`}
        </>
      ),
    },
  ];
}

function LockBadge({ version }: { readonly version: VersionSummary }) {
  return version.is_editable ? (
    <ToneBadge tone="neutral">
      <Trans>Te bewerken</Trans>
    </ToneBadge>
  ) : (
    <ToneBadge tone="outlined">
      <Trans>Vergrendeld</Trans>
    </ToneBadge>
  );
}

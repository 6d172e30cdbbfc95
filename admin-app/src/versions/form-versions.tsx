import type { VersionSummary } from '@form-builder/core/contract/staff/versions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '@mantine/core';
import {
  IconCopyPlus,
  IconGitCompare,
  IconPencil,
  IconPlus,
  IconVersions,
  IconWorldUpload,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../access/screens.ts';
import { ToneBadge } from '../badges/tone-badge.tsx';
import { useOpenForm } from '../forms/open-form.ts';
import { publicationAddress } from '../forms/publication-section.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { RelativeTime } from '../formats/relative-time.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import type { Column, RowAction } from '../data-table/table-rows.tsx';
import { RowLink } from '../data-table/row-link.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { EnvironmentPills } from '../publishing/environment-pills.tsx';
import { useCan } from '../session/use-user.ts';
import { useCreateVersion } from './use-create-version.ts';
import { versionsTableSpec, versionsQuery, type VersionSort } from './versions-queries.ts';

/** Every version of a form, newest first; a new one continues from the one that is chosen. */
export function FormVersions() {
  const { t } = useLingui();
  const form = useOpenForm();
  const control = useTableState(versionsTableSpec);
  const result = useQuery(versionsQuery(form.id, control.state));
  const mayCreate = useCan('form-edit') && form.is_editable;
  const create = useCreateVersion(form.id);
  const columns = useColumns();
  const rowActions = (version: VersionSummary): readonly RowAction[] => [
    {
      label: version.is_editable ? t`Bewerken` : t`Bekijken`,
      icon: <IconPencil size={18} aria-hidden />,
      to: addressOf('formVersion', { id: version.id }),
    },
    {
      label: t`Wijzigingen bekijken`,
      icon: <IconGitCompare size={18} aria-hidden />,
      to: addressOf('formReview', { id: version.id }),
    },
    {
      label: t`Publicatie bekijken`,
      icon: <IconWorldUpload size={18} aria-hidden />,
      to: publicationAddress(addressOf('formDashboard', { id: form.id }), version.id),
    },
    ...(mayCreate
      ? [
          {
            label: t`Nieuwe versie hiervan maken`,
            icon: <IconCopyPlus size={18} aria-hidden />,
            onClick: () => create.mutate(version.id),
          },
        ]
      : []),
  ];
  const createButton = mayCreate ? (
    <Button
      leftSection={<IconPlus size={18} aria-hidden />}
      loading={create.isPending}
      onClick={() => create.mutate(undefined)}
    >
      <Trans>Nieuwe versie</Trans>
    </Button>
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
            <Trans>Een versie bevat de pagina’s en vragen van het formulier.</Trans>
          </EmptyState>
        }
      />
    </>
  );
}

function useColumns(): readonly Column<VersionSummary, VersionSort>[] {
  const { t } = useLingui();
  return [
    {
      id: 'number',
      header: t`Versie`,
      sort: 'number',
      cell: ({ id, number, title }) => (
        <RowLink to={addressOf('formVersion', { id })}>
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
      cell: ({ environments, number }) => (
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

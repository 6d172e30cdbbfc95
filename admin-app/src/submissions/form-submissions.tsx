import { environmentIds } from '@form-builder/core/contract/shared-schemas.ts';
import type { SubmissionSummary } from '@form-builder/core/contract/staff/submissions.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Group, Text } from '@mantine/core';
import { IconEye, IconInbox, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../access/screens.ts';
import { useOpenForm } from '../forms/open-form.ts';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { RelativeTime } from '../formats/relative-time.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';
import type { Column, RowAction } from '../data-table/table-rows.tsx';
import type { FilterChoice } from '../data-table/table-toolbar.tsx';
import { RowLink } from '../data-table/row-link.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { environmentNames } from '../publishing/environment-names.ts';
import { useCan } from '../session/use-user.ts';
import { SubmissionStateBadge, TestBadge } from './submission-state.tsx';
import {
  submissionsTableSpec,
  submissionsQuery,
  type SubmissionFilter,
  type SubmissionSort,
} from './submissions-queries.ts';
import { useDeleteSubmission } from './use-delete-submission.tsx';

/** What came in on one form. */
export function FormSubmissions() {
  const { t } = useLingui();
  const form = useOpenForm();
  const control = useTableState(submissionsTableSpec);
  const result = useQuery(submissionsQuery(form.id, control.state));
  return (
    <>
      <SectionHeader title={t`Inzendingen`} />
      <DataTable
        label={t`Inzendingen`}
        control={control}
        result={result}
        columns={useColumns()}
        filters={useFilters()}
        rowActions={useActions()}
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
    </>
  );
}

function useColumns(): readonly Column<SubmissionSummary, SubmissionSort>[] {
  const { t, i18n } = useLingui();
  const mayRead = useCan('submission-read');
  return [
    {
      id: 'number',
      isOneLine: true,
      header: t`Nummer`,
      sort: 'title',
      cell: (submission) => (
        <Group gap="xs" wrap="nowrap">
          <SubmissionName submission={submission} isLink={mayRead} />
          {submission.is_test && <TestBadge />}
        </Group>
      ),
    },
    {
      id: 'state',
      header: t`Status`,
      width: '13rem',
      cell: ({ state }) => <SubmissionStateBadge state={state} />,
    },
    {
      id: 'environment',
      header: t`Omgeving`,
      from: 'medium',
      width: '9rem',
      cell: ({ environment }) => i18n._(environmentNames[environment]),
    },
    {
      id: 'version',
      header: t`Versie`,
      from: 'medium',
      align: 'right',
      width: '6rem',
      cell: ({ version_number }) => version_number,
    },
    {
      id: 'created',
      header: t`Begonnen`,
      sort: 'created_at',
      from: 'medium',
      width: '11rem',
      cell: ({ created_at }) => <RelativeTime at={created_at} />,
    },
    {
      id: 'completed',
      header: t`Ingezonden`,
      sort: 'completed_at',
      from: 'small',
      width: '11rem',
      cell: ({ completed_at }) =>
        completed_at === null ? '-' : <RelativeTime at={completed_at} />,
    },
  ];
}

function SubmissionName({
  submission,
  isLink,
}: {
  readonly submission: SubmissionSummary;
  readonly isLink: boolean;
}) {
  const { t } = useLingui();
  const name = submission.title ?? t`Zonder nummer`;
  if (!isLink)
    return (
      <Text span size="sm" fw={600}>
        {name}
      </Text>
    );
  return (
    <RowLink
      to={addressOf('formSubmission', { id: submission.form_id, submissionId: submission.id })}
    >
      {name}
    </RowLink>
  );
}

function useFilters(): readonly FilterChoice<SubmissionFilter>[] {
  const { t, i18n } = useLingui();
  return [
    {
      name: 'status',
      label: t`Status`,
      options: [
        { value: 'final', label: t`Ingezonden` },
        { value: 'draft', label: t`Concept` },
        { value: 'payment_pending', label: t`Wacht op betaling` },
      ],
    },
    {
      name: 'environment',
      label: t`Omgeving`,
      options: environmentIds.map((id) => ({ value: id, label: i18n._(environmentNames[id]) })),
    },
    {
      name: 'is_test',
      label: t`Soort`,
      options: [
        { value: 'false', label: t`Echt` },
        { value: 'true', label: t`Test` },
      ],
    },
  ];
}

function useActions(): (submission: SubmissionSummary) => readonly RowAction[] {
  const { t } = useLingui();
  const mayRead = useCan('submission-read');
  const mayDelete = useCan('submission-delete');
  const remove = useDeleteSubmission();
  return (submission) => [
    ...(mayRead
      ? [
          {
            label: t`Bekijken`,
            icon: <IconEye size={18} aria-hidden />,
            to: addressOf('formSubmission', {
              id: submission.form_id,
              submissionId: submission.id,
            }),
          },
        ]
      : []),
    ...(mayDelete
      ? [
          {
            label: t`Verwijderen`,
            icon: <IconTrash size={18} aria-hidden />,
            isDanger: true,
            onClick: () => remove(submission),
          },
        ]
      : []),
  ];
}

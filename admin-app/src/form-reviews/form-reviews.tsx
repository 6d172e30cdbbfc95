import type { Review } from '@form-builder/core/contract/staff/forms/reviews.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button, Text } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { addressOf } from '../access/screens.ts';
import { DataTable } from '../data-table/data-table.tsx';
import { RowLink } from '../data-table/row-link.tsx';
import type { Column } from '../data-table/table-rows.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { useOpenForm } from '../open-form/use-open-form.ts';
import { useEnvironmentName } from '../publishing/use-environment-name.ts';
import { useMayOpen } from '../session/use-may-open.ts';
import { ReviewSteps } from './review-steps.tsx';
import { reviewsQuery, reviewsTableSpec, type ReviewSort } from './reviews-query.ts';

/** The proposals of the versions of a form and their reviews (`/forms/{id}/reviews`). */
export function FormReviews() {
  const { t } = useLingui();
  const form = useOpenForm();
  const control = useTableState(reviewsTableSpec);
  const result = useQuery(reviewsQuery(form.id, control.state));
  const mayOpen = useMayOpen()('formReview');
  const columns = useColumns(mayOpen);
  const version = form.draft ?? form.latest_version;
  const firstStep = mayOpen && version !== null && (
    <Button component={Link} to={addressOf('formReview', { id: version.id })}>
      <Trans>Naar versie {version.number} om voor te stellen</Trans>
    </Button>
  );
  return (
    <>
      <SectionHeader title={t`Beoordelingen`} />
      <DataTable
        label={t`Beoordelingen`}
        control={control}
        result={result}
        columns={columns}
        filters={[
          { name: 'asked', label: t`Gevraagd`, options: [{ value: 'me', label: t`Aan jou` }] },
        ]}
        empty={
          <EmptyState
            title={t`Nog geen voorstellen`}
            icon={<IconChecklist size={40} stroke={1.3} />}
            action={firstStep}
          >
            <Trans>
              Stel een versie voor aan een collega. Hier staat dan wie de versie voorstelde, wie die
              beoordeelde en wat de uitkomst was.
            </Trans>
          </EmptyState>
        }
      />
    </>
  );
}

function useColumns(mayOpen: boolean): readonly Column<Review, ReviewSort>[] {
  const { t } = useLingui();
  const nameOf = useEnvironmentName();
  return [
    {
      id: 'version',
      header: t`Versie`,
      sort: 'at',
      cell: ({ version: { id, number, title }, environment }) => (
        <>
          {mayOpen ? (
            <RowLink to={addressOf('formReview', { id })}>
              {number}. {title}
            </RowLink>
          ) : (
            `${String(number)}. ${title}`
          )}
          <Text size="sm" c="gray.7">
            <Trans>Voor {nameOf(environment)}</Trans>
          </Text>
        </>
      ),
    },
    {
      id: 'steps',
      header: t`Verloop`,
      width: '60%',
      cell: ({ steps }) => <ReviewSteps steps={steps} />,
    },
  ];
}

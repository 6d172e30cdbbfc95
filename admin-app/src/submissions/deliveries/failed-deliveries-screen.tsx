import {
  deliveryErrorSchema,
  type FailedDelivery,
} from '@form-builder/core/contract/staff/submissions/deliveries.ts';
import { Trans, useLingui } from '@lingui/react/macro';
import { Text } from '@mantine/core';
import { IconPlugConnected } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { addressOf } from '../../access/screens.ts';
import { DataTable } from '../../data-table/data-table.tsx';
import type { FilterChoice } from '../../data-table/table-toolbar.tsx';
import { RowLink } from '../../data-table/row-link.tsx';
import type { Column } from '../../data-table/table-rows.tsx';
import { useTableState } from '../../data-table/use-table-state.ts';
import { EmptyState } from '../../feedback/empty-state.tsx';
import { PageHeader } from '../../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../../frame/page/page.ts';
import { deliveryErrors } from '../../languages/delivery-errors.ts';
import { receiversQuery } from '../../providers/providers-query.ts';
import { useCan } from '../../session/use-user.ts';
import {
  failedDeliveriesQuery,
  failedDeliveriesTableSpec,
  type FailedDeliveryFilter,
  type FailedDeliverySort,
} from './failed-deliveries-queries.ts';
import { DeliveryStateCell } from './delivery-state-cell.tsx';
import { deliveryName, isRetryable, useRetryDeliveries } from './use-retry-deliveries.tsx';

/** The deliveries to other systems that failed, of all forms; they are retried from here. */
export function FailedDeliveriesScreen() {
  const { t } = useLingui();
  const title = t`Mislukte leveringen`;
  usePageTitle(title);
  useBreadcrumbs([{ label: t`Inzendingen`, to: addressOf('submissions') }, { label: title }]);
  const control = useTableState(failedDeliveriesTableSpec);
  const mayRetry = useCan('submission-read');
  const retry = useRetryDeliveries();
  const result = useQuery(failedDeliveriesQuery(control.state));
  const filters = useFilters(control.state.filter.provider, result.data?.data);
  return (
    <>
      <PageHeader
        title={title}
        lead={t`Inzendingen die niet aankwamen in een ander systeem. Los eerst de oorzaak op en probeer ze dan opnieuw. Wat nog op een volgende poging wacht, staat er ook bij.`}
      />
      <DataTable
        label={title}
        control={control}
        result={result}
        columns={useColumns()}
        columnsKey="failed-deliveries"
        filters={filters}
        {...(mayRetry && { bulk: { nameOf: deliveryName, actions: [retry] } })}
        rowActions={(row) =>
          mayRetry && isRetryable(row)
            ? [{ label: retry.label, icon: retry.icon, onClick: () => retry.run([row]) }]
            : []
        }
        empty={
          <EmptyState
            title={t`Geen mislukte leveringen`}
            icon={<IconPlugConnected size={40} stroke={1.3} />}
          >
            <Trans>Er is geen levering aan een ander systeem die mislukte.</Trans>
          </EmptyState>
        }
      />
    </>
  );
}

/** The filters; a provider comes from a link: it is shown and removed, and never chosen. */
function useFilters(
  provider: string | undefined,
  rows: readonly FailedDelivery[] = [],
): readonly FilterChoice<FailedDeliveryFilter>[] {
  const { t, i18n } = useLingui();
  const mayListProviders = useCan('admin-providers', 'form-edit', 'form-read');
  const isNeeded = provider !== undefined && mayListProviders;
  const { data: providers = [] } = useQuery({ ...receiversQuery, enabled: isNeeded });
  const own = rows.find((row) => row.provider === provider)?.provider_name;
  const name = own ?? providers.find(({ id }) => id === provider)?.name;
  return [
    {
      name: 'state',
      label: t`Toestand`,
      options: [
        { value: 'failed', label: t`Mislukt` },
        { value: 'waiting', label: t`Wacht op een volgende poging` },
      ],
    },
    {
      name: 'error',
      label: t`Oorzaak`,
      options: deliveryErrorSchema.options.map((value) => ({
        value,
        label: i18n._(deliveryErrors[value]),
      })),
    },
    {
      name: 'stage',
      label: t`Soort`,
      options: [
        { value: 'production', label: t`Echt` },
        { value: 'test', label: t`Test` },
      ],
    },
    ...(provider === undefined
      ? []
      : [
          {
            name: 'provider' as const,
            label: t`Aanbieder`,
            options: [{ value: provider, label: name ?? t`de gekozen aanbieder` }],
          },
        ]),
  ];
}

function useColumns(): readonly Column<FailedDelivery, FailedDeliverySort>[] {
  const { t, i18n } = useLingui();
  const mayRead = useCan('submission-read');
  return [
    {
      id: 'number',
      isOneLine: true,
      header: t`Nummer`,
      cell: ({ submission_title: number, submission_id: submissionId, form_id: id }) =>
        mayRead ? (
          <RowLink to={addressOf('formSubmission', { id, submissionId })}>
            {number ?? t`Zonder nummer`}
          </RowLink>
        ) : (
          (number ?? t`Zonder nummer`)
        ),
    },
    { id: 'form', header: t`Formulier`, from: 'medium', cell: (row) => row.form_title },
    {
      id: 'receiver',
      header: t`Koppeling`,
      cell: ({ name, error }) => (
        <>
          {name}
          {error !== null && (
            <Text size="sm" c="red">
              {i18n._(deliveryErrors[error])}
            </Text>
          )}
        </>
      ),
    },
    {
      id: 'attempts',
      header: t`Pogingen`,
      from: 'medium',
      align: 'right',
      width: '6.5rem',
      cell: ({ attempts }) => attempts,
    },
    {
      id: 'ended',
      header: t`Toestand`,
      from: 'small',
      width: '12rem',
      cell: (delivery) => <DeliveryStateCell delivery={delivery} />,
    },
  ];
}

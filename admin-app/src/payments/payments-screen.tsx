import { Trans, useLingui } from '@lingui/react/macro';
import { IconCreditCard } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { CsvButton } from '../data-table/csv-button.tsx';
import { DataTable } from '../data-table/data-table.tsx';
import { useTableState } from '../data-table/use-table-state.ts';
import { EmptyState } from '../feedback/empty-state.tsx';
import { formatDay } from '../formats/format-day.ts';
import { PageHeader } from '../frame/page/page-heading.tsx';
import { useBreadcrumbs, usePageTitle } from '../frame/page/page.ts';
import { SectionHeader } from '../frame/page/section-header.tsx';
import { DayPicker, usePaymentDay } from './payment-day.tsx';
import { PaymentTotals } from './payment-totals.tsx';
import { paymentsQuery, paymentsTableSpec } from './payments-queries.ts';
import { usePaymentColumns } from './use-payment-columns.tsx';

/** The payments and refunds of one day over all forms, to compare with the bank (`/betalingen`). */
export function PaymentsScreen() {
  const { t } = useLingui();
  usePageTitle(t`Betalingen`);
  useBreadcrumbs([{ label: t`Betalingen` }]);
  const [day, setDay] = usePaymentDay();
  const control = useTableState(paymentsTableSpec);
  const result = useQuery(paymentsQuery(day, control.state));
  const meta = result.data?.meta;
  const heading = formatDay(day);
  return (
    <>
      <PageHeader
        title={t`Betalingen`}
        lead={t`Een betaling staat op de dag waarop is betaald, en tot die tijd op de dag waarop de betaling begon. Testbetalingen tellen niet mee.`}
        actions={
          <>
            <DayPicker day={day} onChange={setDay} />
            <CsvButton
              path={`/v0/payments/file?day=${encodeURIComponent(day)}`}
              name={`betalingen-${day}.csv`}
            />
          </>
        }
      />
      <SectionHeader title={heading} />
      {meta !== undefined && meta.total > 0 && (
        <PaymentTotals providers={meta.providers} states={meta.states} />
      )}
      <DataTable
        label={t`Betalingen van ${heading}`}
        control={control}
        result={result}
        columns={usePaymentColumns()}
        empty={
          <EmptyState
            title={t`Geen betalingen op deze dag`}
            icon={<IconCreditCard size={40} stroke={1.3} />}
          >
            <Trans>
              Kies een andere dag. Je ziet de betalingen van formulieren die je mag bekijken.
            </Trans>
          </EmptyState>
        }
      />
    </>
  );
}

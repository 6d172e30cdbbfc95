import type {
  ProviderTotal,
  StateTotal,
} from '@form-builder/core/contract/staff/submissions/payment-days.ts';
import { useLingui } from '@lingui/react/macro';
import { SimpleGrid } from '@mantine/core';
import { TableRows, type Column } from '../data-table/table-rows.tsx';
import { formatNumber } from '../formats/format-time.ts';
import { currentRegion } from '../languages/languages.ts';
import { staffText } from '../languages/staff-texts.ts';
import { formatCents } from './payment-formats.ts';

interface PaymentTotalsProps {
  readonly providers: readonly ProviderTotal[];
  readonly states: readonly StateTotal[];
}

/** What came in and went out per payment service, and how many payments have each state. */
export function PaymentTotals({ providers, states }: PaymentTotalsProps) {
  const { t } = useLingui();
  return (
    <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" mb="xl">
      <TableRows
        label={t`Totaal per betaaldienst`}
        columns={useProviderColumns()}
        rows={providers.map((total) => ({ ...total, id: total.provider.id }))}
      />
      <TableRows
        label={t`Totaal per status`}
        columns={useStateColumns()}
        rows={states.map((total) => ({ ...total, id: `${total.kind} ${total.state}` }))}
      />
    </SimpleGrid>
  );
}

function useProviderColumns(): readonly Column<ProviderTotal>[] {
  const { t } = useLingui();
  return [
    { id: 'provider', header: t`Betaaldienst`, cell: ({ provider }) => provider.name },
    {
      id: 'paid',
      header: t`Betaald`,
      align: 'right',
      isOneLine: true,
      cell: ({ paid_cents: cents }) => formatCents(cents),
    },
    {
      id: 'refunded',
      header: t`Terugbetaald`,
      align: 'right',
      isOneLine: true,
      cell: ({ refunded_cents: cents }) => formatCents(cents),
    },
    {
      id: 'balance',
      header: t`Saldo`,
      align: 'right',
      isOneLine: true,
      cell: ({ paid_cents: paid, refunded_cents: refunded }) => formatCents(paid + refunded),
    },
  ];
}

function useStateColumns(): readonly Column<StateTotal>[] {
  const { t, i18n } = useLingui();
  return [
    {
      id: 'state',
      header: t`Status`,
      cell: ({ kind, state }) => {
        const what = i18n._(staffText(`payment_day.kind.${kind}`));
        const became = i18n._(staffText(`payment_day.state.${state}`));
        return `${what}: ${became.toLocaleLowerCase(currentRegion())}`;
      },
    },
    {
      id: 'count',
      header: t`Aantal`,
      align: 'right',
      cell: ({ count }) => formatNumber(count, currentRegion()),
    },
    {
      id: 'amount',
      header: t`Bedrag`,
      align: 'right',
      isOneLine: true,
      cell: ({ amount_cents: cents }) => formatCents(cents),
    },
  ];
}

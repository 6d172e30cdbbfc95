import { formTimeZone } from '@form-builder/core/runtime/create-clock.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { toListQuery, type TableSpec, type TableState } from '../data-table/table-state.ts';

export type PaymentSort = 'at';

export const paymentsTableSpec: TableSpec<PaymentSort, never> = {
  sorts: ['at'],
  defaultSort: 'at',
  filters: [],
};

/** One view of the payments of a day. */
export function paymentsQuery(day: string, state: TableState<PaymentSort, never>) {
  const { page, limit, sort } = toListQuery(state);
  const query = { day, page, limit, sort };
  return queryOptions({
    queryKey: queryKeys.payments(query),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.listPaymentsOfDay({ query }, { signal });
      // A payment and its chargeback on the same day are two rows.
      return { data: data.map((one) => ({ ...one, id: `${one.kind} ${one.id}` })), meta };
    },
    placeholderData: keepPreviousData,
  });
}

/** Today in the municipality's time zone, wherever the user is. */
export const todayInAmsterdam = (): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: formTimeZone, dateStyle: 'short' }).format();

import type {
  CardGap,
  ProcessingCard,
} from '@form-builder/core/contract/staff/forms/processing-register.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { toListQuery, type TableSpec, type TableState } from '../data-table/table-state.ts';

export type CardSort = 'name';
export type CardFilter = 'missing';

export const cardsTableSpec: TableSpec<CardSort, CardFilter> = {
  sorts: ['name'],
  defaultSort: 'name',
  filters: ['missing'],
};

/** A card with the id of its form, for the table. */
export type CardRow = ProcessingCard & { readonly id: string };

/** One view of the processing register. */
export function processingCardsQuery(state: TableState<CardSort, CardFilter>) {
  const query = toListQuery(state);
  return queryOptions({
    queryKey: [...queryKeys.processingRegister, query],
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.listProcessingCards({ query }, { signal });
      return { data: data.map((card): CardRow => ({ ...card, id: card.form.id })), meta };
    },
    placeholderData: keepPreviousData,
  });
}

/** The first forms that keep personal data for ever, and how many there are. */
export const endlessCardsQuery = queryOptions({
  queryKey: [...queryKeys.processingRegister, 'endless'],
  queryFn: ({ signal }) => {
    const gap: CardGap = 'retention';
    const query = { limit: '100', filter: { missing: gap, has_personal_data: 'true' } } as const;
    return api.listProcessingCards({ query }, { signal });
  },
});

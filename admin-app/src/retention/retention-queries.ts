import type { Destruction } from '@form-builder/core/contract/staff/submissions/retention.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { toListQuery, type TableSpec, type TableState } from '../data-table/table-state.ts';

export type DestructionSort = 'night';
export type DestructionFilter = 'outcome' | 'method';

export const destructionsTableSpec: TableSpec<DestructionSort, DestructionFilter> = {
  sorts: ['night'],
  defaultSort: '!night',
  filters: ['outcome', 'method'],
};

/** What the next nightly run deletes. */
export const retentionPreviewQuery = queryOptions({
  queryKey: queryKeys.retention.preview,
  queryFn: async ({ signal }) => (await api.getRetentionPreview({}, { signal })).data,
});

/** A line of the report, with an id for the table. */
export interface DestructionRow extends Destruction {
  readonly id: string;
}

/** One view of the destruction report. */
export function destructionsQuery(state: TableState<DestructionSort, DestructionFilter>) {
  const query = toListQuery(state);
  return queryOptions({
    queryKey: queryKeys.retention.destructions(query),
    queryFn: async ({ signal }) => {
      const { data, meta } = await api.listDestructions({ query }, { signal });
      const rows = data.map((one): DestructionRow => {
        const { night, form, outcome, method } = one;
        return { ...one, id: [night, form.id, outcome, method].join('/') };
      });
      return { data: rows, meta };
    },
    placeholderData: keepPreviousData,
  });
}

/** The holds on a submission or on a form. */
export function holdsQuery(scope: HoldScope) {
  const filter =
    scope.submissionId === null
      ? { form_id: scope.formId, is_active: 'true' }
      : { submission_id: scope.submissionId, is_active: 'true' };
  return queryOptions({
    queryKey: queryKeys.retention.holds(filter),
    queryFn: async ({ signal }) =>
      (await api.listHolds({ query: { filter, limit: '100' } }, { signal })).data,
  });
}

/** The subject of a hold: one submission, or (`null`) the whole form. */
export interface HoldScope {
  readonly formId: string;
  readonly submissionId: string | null;
}

export type HoldSort = 'created_at' | 'ends_on';
export type HoldFilter = 'shown';

export const holdsTableSpec: TableSpec<HoldSort, HoldFilter> = {
  sorts: ['created_at', 'ends_on'],
  defaultSort: 'ends_on',
  filters: ['shown'],
};

/** One view of all holds: those that count now, or (`shown`: `all`) also those that ended. */
export function holdListQuery(state: TableState<HoldSort, HoldFilter>) {
  const filter = state.filter.shown === 'all' ? undefined : { is_active: 'true' };
  const query = { ...toListQuery(state), filter };
  return queryOptions({
    queryKey: queryKeys.retention.holds(query),
    queryFn: ({ signal }) => api.listHolds({ query }, { signal }),
    placeholderData: keepPreviousData,
  });
}

import type { Export } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { toListQuery, type TableSpec, type TableState } from '../data-table/table-state.ts';

export type ExportSort = 'created_at';
export type ExportListFilter = 'status';

export const exportsTableSpec: TableSpec<ExportSort, ExportListFilter> = {
  sorts: ['created_at'],
  defaultSort: '!created_at',
  filters: ['status'],
};

const pollMs = 2_000;

/** One view of one's own exports; it follows those that are being made. */
export function exportsQuery(state: TableState<ExportSort, ExportListFilter>) {
  const query = toListQuery(state);
  return queryOptions({
    queryKey: queryKeys.exports.list(query),
    queryFn: ({ signal }) => api.listExports({ query }, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state: { data } }) => (data?.data.some(isInProgress) ? pollMs : false),
  });
}

/** The fields of a form that can be exported. */
export function exportFieldsQuery(formId: string) {
  return queryOptions({
    queryKey: queryKeys.exports.fields(formId),
    queryFn: async ({ signal }) =>
      (await api.listExportFields({ params: { id: formId } }, { signal })).data,
  });
}

/** The exports of colleagues that the user may allow. */
export const consentRequestsQuery = queryOptions({
  queryKey: queryKeys.exports.consentRequests,
  queryFn: async ({ signal }) => (await api.listConsentRequests({}, { signal })).data,
});

/** Whether an export waits or is being made. */
export function isUnfinished({ status }: Pick<Export, 'status'>): boolean {
  return status === 'pending' || status === 'processing';
}

/** An export that waits for a colleague may wait for days: nothing asks for it every few seconds. */
const isInProgress = (one: Export): boolean => isUnfinished(one) && one.consent?.state !== 'asked';

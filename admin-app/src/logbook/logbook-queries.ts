import type { LogbookExportChoices } from '@form-builder/core/contract/staff/logbook.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { toListQuery, type TableSpec, type TableState } from '../data-table/table-state.ts';

/** The scope of a screen's logbook; empty: the whole logbook. */
export type LogbookScope = { readonly form_id?: string; readonly user_id?: string };

export type LogbookSort = 'at';
export type LogbookFilter =
  'group' | 'result' | 'subject_type' | 'subject_id' | 'actor_id' | 'from' | 'until' | 'person';

export const logbookTableSpec: TableSpec<LogbookSort, LogbookFilter> = {
  sorts: ['at'],
  defaultSort: '!at',
  filters: ['group', 'result', 'subject_type', 'subject_id', 'actor_id', 'from', 'until', 'person'],
};

type State = TableState<LogbookSort, LogbookFilter>;

/** Returns the query of one view of the logbook. */
function toLogbookQuery(scope: LogbookScope, state: State) {
  const listed = toListQuery(state);
  const cursor = state.cursor === '' ? undefined : state.cursor;
  return { ...listed, cursor, filter: { ...listed.filter, ...scope } };
}

/** One view of the logbook. */
export function logbookQuery(scope: LogbookScope, state: State) {
  const query = toLogbookQuery(scope, state);
  return queryOptions({
    queryKey: queryKeys.logbook.list(query),
    queryFn: ({ signal }) => api.listLogbook({ query }, { signal }),
    placeholderData: keepPreviousData,
    // Each request is recorded in the logbook, so only an open screen may make one.
    refetchOnWindowFocus: false,
  });
}

/** The choices of an export of the entries of a view, on all its pages. */
export function logbookExportChoices(
  scope: LogbookScope,
  state: State,
  language: LogbookExportChoices['language'],
): LogbookExportChoices {
  const { filter, search = '' } = toLogbookQuery(scope, state);
  return { filter, reject: {}, search, language };
}

/** The first users who occur in the logbook and whose name contains the text. */
export function foundActorsQuery(search: string) {
  return actorsQuery({ sort: 'name', limit: '20', ...(search !== '' && { search }) });
}

/** One user who occurs in the logbook, for their name; none when the id is of nobody. */
export const actorQuery = (id: string) => actorsQuery({ filter: { id } });

type ActorsQuery = NonNullable<NonNullable<Parameters<typeof api.listLogbookActors>[0]>['query']>;

function actorsQuery(query: ActorsQuery) {
  return queryOptions({
    queryKey: queryKeys.logbook.actors(query),
    queryFn: async ({ signal }) => (await api.listLogbookActors({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** The result of the last nightly check of the logbook. */
export const logbookStateQuery = queryOptions({
  queryKey: queryKeys.logbook.state,
  queryFn: async ({ signal }) => (await api.getLogbookState({}, { signal })).data,
});

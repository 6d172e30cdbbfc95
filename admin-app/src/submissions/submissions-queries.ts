import type {
  Submission,
  SubmissionSummary,
} from '@form-builder/core/contract/staff/submissions/submissions.ts';
import type { ExportFilter } from '@form-builder/core/contract/staff/submissions/exports.ts';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import type { Language } from '../languages/languages.ts';
import { toListQuery, type TableSpec, type TableState } from '../data-table/table-state.ts';

export type SubmissionSort = 'created_at' | 'completed_at' | 'title';
export type SubmissionFilter =
  | 'form_id'
  | 'status'
  | 'state'
  | 'environment'
  | 'is_test'
  | 'completed_from'
  | 'completed_until'
  | 'assigned_to'
  | 'is_handled'
  | 'label'
  | 'delivery'
  | 'payment'
  | `answer.${string}`;

export const submissionsTableSpec: TableSpec<SubmissionSort, SubmissionFilter> = {
  sorts: ['created_at', 'completed_at', 'title'],
  defaultSort: '!created_at',
  filters: [
    'form_id',
    'status',
    'state',
    'environment',
    'is_test',
    'completed_from',
    'completed_until',
    'assigned_to',
    'is_handled',
    'label',
    'delivery',
    'payment',
  ],
  openFilters: 'answer.',
};

type Filters = Readonly<Partial<Record<SubmissionFilter, string>>>;

/** The filters of a list's URL, with those on answers as the API takes them: `field:value`. */
export function filtersOf(filter: Filters) {
  const { openFilters: prefix = '' } = submissionsTableSpec;
  const all = Object.entries(filter);
  const answers = all
    .filter(([name]) => name.startsWith(prefix))
    .map(([name, value]) => `${name.slice(prefix.length)}:${value}`);
  const others = all.filter(([name]) => !name.startsWith(prefix));
  return { ...Object.fromEntries(others), ...(answers.length > 0 && { answer: answers }) };
}

/** One view of the submissions of a form, with the answers to some of its fields, or of all forms. */
export function submissionsQuery(
  state: TableState<SubmissionSort, SubmissionFilter>,
  formId?: string,
  fields: readonly string[] = [],
) {
  const listed = toListQuery(state);
  const cursor = state.cursor === '' ? undefined : state.cursor;
  const shown = fields.length > 0 && { fields: fields.join(',') };
  const query = { ...listed, cursor, filter: filterOf(state, formId), ...shown };
  return queryOptions({
    queryKey: queryKeys.submissions.list(query),
    queryFn: ({ signal }) => api.listSubmissions({ query }, { signal }),
    placeholderData: keepPreviousData,
    // Rows do not move under a reader: what is new is announced, and shown on request.
    refetchOnWindowFocus: false,
  });
}

const newestEveryMs = 30_000;

/** The newest submission of a view, and how many there are; asked again and again, except in a hidden tab. */
export function newestSubmissionQuery(
  state: TableState<SubmissionSort, SubmissionFilter>,
  formId?: string,
) {
  const { search } = toListQuery(state);
  const filter = filterOf(state, formId);
  const query = { limit: '1', sort: '!created_at', filter, ...(search && { search }) } as const;
  return queryOptions({
    queryKey: queryKeys.submissions.newest(query),
    queryFn: ({ signal }) => api.listSubmissions({ query }, { signal }),
    refetchInterval: newestEveryMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: 'always',
    staleTime: newestEveryMs,
    retry: false,
  });
}

/** The submissions before and after one in a view of the list. */
export function neighboursQuery(
  state: TableState<SubmissionSort, SubmissionFilter>,
  formId: string | undefined,
  id: string,
) {
  const { search } = toListQuery(state);
  const filter = filterOf(state, formId);
  const query = { sort: state.sort, filter, ...(search && { search }) };
  return queryOptions({
    queryKey: queryKeys.submissions.neighbours(id, query),
    queryFn: async ({ signal }) =>
      (await api.getSubmissionNeighbours({ params: { id }, query }, { signal })).data,
    retry: false,
  });
}

function filterOf({ filter }: { readonly filter: Filters }, formId: string | undefined) {
  return { ...filtersOf(filter), ...(formId !== undefined && { form_id: formId }) };
}

/** The fields of a form on whose answers its submissions can be filtered. */
export function answerFiltersQuery(formId: string) {
  return queryOptions({
    queryKey: queryKeys.submissions.answerFilters(formId),
    queryFn: async ({ signal }) =>
      (await api.listAnswerFilters({ params: { id: formId } }, { signal })).data,
  });
}

/** What can follow the submissions of a form, by any of its versions. */
export function followUpsQuery(formId: string) {
  return queryOptions({
    queryKey: queryKeys.submissions.followUps(formId),
    queryFn: async ({ signal }) =>
      (await api.getSubmissionFollowUps({ params: { id: formId } }, { signal })).data,
    // A new version of a form is rare, and shows after a reload.
    staleTime: 300_000,
  });
}

/** How many submissions of a form an export with this filter contains; at most `meta` counts. */
export function exportCountQuery(formId: string, filter: ExportFilter, search: string) {
  const query = {
    limit: '1',
    filter: { ...filter, form_id: formId },
    ...(search !== '' && { search }),
  } as const;
  return queryOptions({
    queryKey: queryKeys.submissions.newest(query),
    queryFn: async ({ signal }) => (await api.listSubmissions({ query }, { signal })).meta,
    placeholderData: keepPreviousData,
  });
}

/** The first forms by name that a search finds. */
export function foundFormsQuery(search: string) {
  const query = { sort: 'name', limit: '20', ...(search !== '' && { search }) } as const;
  return queryOptions({
    queryKey: queryKeys.forms.list(query),
    queryFn: async ({ signal }) => (await api.listForms({ query }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

/** One form, for its name. */
export function formNameQuery(id: string) {
  return queryOptions({
    queryKey: queryKeys.forms.one(id),
    queryFn: async ({ signal }) => (await api.getForm({ params: { id } }, { signal })).data,
  });
}

/** The fields of a form whose answers the list of its submissions can show. */
export function answerColumnsQuery(formId: string) {
  return queryOptions({
    queryKey: queryKeys.submissions.answerColumns(formId),
    queryFn: async ({ signal }) =>
      (await api.listAnswerColumns({ params: { id: formId } }, { signal })).data,
  });
}

export function submissionQuery(id: string, language?: Language) {
  const query = language === undefined ? {} : { language };
  const key = queryKeys.submissions.one(id);
  return queryOptions<Submission>({
    queryKey: language === undefined ? key : [...key, language],
    queryFn: async ({ signal }) =>
      (await api.getSubmission({ params: { id }, query }, { signal })).data,
    // The same submission stays on the screen while it is read in another language.
    placeholderData: (shown) => (shown?.id === id ? shown : undefined),
    // Each request is recorded in the logbook, so only an open screen may make one.
    refetchOnWindowFocus: false,
    staleTime: 300_000,
  });
}

const readAtOnce = 100;
const maxPages = 10;

/**
 * The times at which submissions of the last days were completed, newest first; at most a thousand.
 */
export function completedSinceQuery(formId: string, sinceMs: number, days: number) {
  return queryOptions({
    queryKey: queryKeys.submissions.perDay(formId, days),
    queryFn: async ({ signal }) => {
      const moments: string[] = [];
      for (let page = 1; page <= maxPages; page += 1) {
        const { data, meta } = await api.listSubmissions(
          {
            query: {
              filter: { form_id: formId, status: 'final' },
              sort: '!completed_at',
              limit: String(readAtOnce),
              page: String(page),
            },
          },
          { signal },
        );
        moments.push(...completedSince(data, sinceMs));
        const oldest = data.at(-1)?.completed_at;
        if (
          meta.to >= meta.total ||
          oldest === undefined ||
          oldest === null ||
          Date.parse(oldest) < sinceMs
        )
          break;
      }
      return moments;
    },
  });
}

function completedSince(
  submissions: readonly SubmissionSummary[],
  sinceMs: number,
): readonly string[] {
  return submissions.flatMap(({ completed_at }) =>
    completed_at !== null && Date.parse(completed_at) >= sinceMs ? [completed_at] : [],
  );
}

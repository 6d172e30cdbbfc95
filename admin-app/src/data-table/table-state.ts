/** The sort keys and filters that a list's endpoint accepts. */
export interface TableSpec<S extends string, F extends string> {
  readonly sorts: readonly S[];
  readonly defaultSort: S | `!${S}`;
  readonly filters: readonly F[];
  /** The beginning of the names of filters that depend on the data, such as the fields of a form. */
  readonly openFilters?: string;
}

export const pageSizes = [10, 25, 50, 100] as const;
const defaultLimit = 25;

/** One view of a list, stored in the URL, so that users can share it and go back to it. */
export interface TableState<S extends string = string, F extends string = string> {
  readonly page: number;
  /** The cursor of a view beyond the numbered pages; empty within them. */
  readonly cursor: string;
  readonly limit: number;
  readonly sort: S | `!${S}`;
  readonly search: string;
  readonly filter: Readonly<Partial<Record<F, string>>>;
}

/** Parses a view from the URL; an unknown or out-of-range value becomes the default. */
export function parseTableState<S extends string, F extends string>(
  params: URLSearchParams,
  spec: TableSpec<S, F>,
): TableState<S, F> {
  const limit = Number(params.get('limit'));
  return {
    page: parsePage(params.get('page')),
    cursor: params.get('cursor') ?? '',
    limit: pageSizes.find((size) => size === limit) ?? defaultLimit,
    sort: parseSort(params.get('sort'), spec) ?? spec.defaultSort,
    search: (params.get('search') ?? '').slice(0, 200),
    filter: parseFilters(params, spec),
  };
}

/** Writes a view to the URL without defaults; keeps other parameters. */
export function encodeTableState<S extends string, F extends string>(
  state: TableState<S, F>,
  spec: TableSpec<S, F>,
  current: URLSearchParams,
): URLSearchParams {
  const params = new URLSearchParams(current);
  const put = (name: string, value: string, isDefault: boolean) => {
    if (isDefault) params.delete(name);
    else params.set(name, value);
  };
  put('page', String(state.page), state.page === 1);
  put('cursor', state.cursor, state.cursor === '');
  put('limit', String(state.limit), state.limit === defaultLimit);
  put('sort', state.sort, state.sort === spec.defaultSort);
  put('search', state.search, state.search === '');
  for (const { key } of filtersOf(current, spec)) params.delete(key);
  for (const [name, value] of Object.entries<string | undefined>(state.filter))
    if (value !== undefined) params.set(`filter[${name}]`, value);
  return params;
}

/** The address of a list at `path` that shows one view; what is left out has its default. */
export function addressOfList<S extends string, F extends string>(
  path: string,
  spec: TableSpec<S, F>,
  view: Partial<TableState<NoInfer<S>, NoInfer<F>>>,
): string {
  const none = new URLSearchParams();
  const query = encodeTableState({ ...parseTableState(none, spec), ...view }, spec, none);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** Converts a view to the query of a list endpoint. */
export function toListQuery<S extends string, F extends string>(state: TableState<S, F>) {
  return {
    page: String(state.page),
    limit: String(state.limit),
    sort: state.sort,
    search: state.search === '' ? undefined : state.search,
    // Only the type of the record is partial; absent filters are no members.
    filter: state.filter as Record<F, string>,
  };
}

/** Sorting by a column: ascending first, descending the second time. */
export function nextSort<S extends string>(current: S | `!${S}`, key: S): S | `!${S}` {
  return current === key ? `!${key}` : key;
}

function parsePage(text: string | null): number {
  const page = Number(text);
  return Number.isInteger(page) && page >= 1 && page < 1e9 ? page : 1;
}

function parseSort<S extends string, F extends string>(text: string | null, spec: TableSpec<S, F>) {
  return spec.sorts.flatMap((key) => [key, `!${key}` as const]).find((sort) => sort === text);
}

function parseFilters<S extends string, F extends string>(
  params: URLSearchParams,
  spec: TableSpec<S, F>,
): TableState<S, F>['filter'] {
  const filter: Partial<Record<F, string>> = {};
  for (const { name, value } of filtersOf(params, spec)) if (value !== '') filter[name] = value;
  return filter;
}

const filterKey = /^filter\[(.+)\]$/;

/** The filters of a URL that the list knows. */
function filtersOf<S extends string, F extends string>(
  params: URLSearchParams,
  { filters, openFilters }: TableSpec<S, F>,
) {
  const isKnown = (name: string | undefined): name is F =>
    name !== undefined &&
    (filters.some((known) => known === name) ||
      (openFilters !== undefined && name.startsWith(openFilters)));
  return [...params].flatMap(([key, value]) => {
    const name = filterKey.exec(key)?.[1];
    return isKnown(name) ? [{ key, name, value }] : [];
  });
}

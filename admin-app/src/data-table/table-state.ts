/** What a list can be asked: the sort keys and filters its endpoint takes. */
export interface TableSpec<S extends string, F extends string> {
  readonly sorts: readonly S[];
  readonly defaultSort: S | `!${S}`;
  readonly filters: readonly F[];
}

export const pageSizes = [10, 25, 50, 100] as const;
const defaultLimit = 25;

/** One view of a list; it lives in the address, so that it can be shared and gone back to. */
export interface TableState<S extends string = string, F extends string = string> {
  readonly page: number;
  /** Where the view begins in a list beyond its numbered pages; empty within them. */
  readonly cursor: string;
  readonly limit: number;
  readonly sort: S | `!${S}`;
  readonly search: string;
  readonly filter: Readonly<Partial<Record<F, string>>>;
}

/** Reads a view from the address; what is unknown or out of range falls back to the default. */
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
    filter: parseFilters(params, spec.filters),
  };
}

/** Writes a view to the address, defaults left out; parameters of others are kept. */
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
  for (const name of spec.filters) {
    const value = state.filter[name];
    put(`filter[${name}]`, value ?? '', value === undefined);
  }
  return params;
}

/** The view as the query of a list endpoint. */
export function toListQuery<S extends string, F extends string>(state: TableState<S, F>) {
  return {
    page: String(state.page),
    limit: String(state.limit),
    sort: state.sort,
    search: state.search === '' ? undefined : state.search,
    // The record is partial to TypeScript only; absent filters are not members of it.
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

function parseFilters<F extends string>(params: URLSearchParams, names: readonly F[]) {
  const filter: Partial<Record<F, string>> = {};
  for (const name of names) {
    const value = params.get(`filter[${name}]`);
    if (value !== null && value !== '') filter[name] = value;
  }
  return filter;
}

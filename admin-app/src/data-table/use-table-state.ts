import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router';
import {
  encodeTableState,
  nextSort,
  parseTableState,
  type TableSpec,
  type TableState,
} from './table-state.ts';

/**
 * The view of a list and functions to change it; every change except of the page returns to page 1.
 */
export interface TableControl<S extends string = string, F extends string = string> {
  readonly state: TableState<S, F>;
  /** True when search or filters exclude rows. */
  readonly isNarrowed: boolean;
  readonly sortBy: (key: S) => void;
  readonly search: (text: string) => void;
  readonly filterBy: (name: F, value: string | undefined) => void;
  readonly goToPage: (page: number) => void;
  /**
   * Continues beyond the numbered pages; the browser's back button returns to the previous view.
   */
  readonly goOn: (cursor: string) => void;
  /** Whether the first page of the default order is shown. */
  readonly isAtStart: boolean;
  /** Shows the first page of the default order; search and filters stay. */
  readonly goToStart: () => void;
  readonly setLimit: (limit: number) => void;
  readonly clear: () => void;
}

export function useTableState<S extends string, F extends string>(
  spec: TableSpec<S, F>,
): TableControl<S, F> {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => parseTableState(params, spec), [params, spec]);
  const change = useCallback(
    (part: Partial<TableState<S, F>>, replace = true) => {
      setParams(
        (current) => {
          const next = { ...parseTableState(current, spec), page: 1, cursor: '', ...part };
          return encodeTableState(next, spec, current);
        },
        { replace, preventScrollReset: true },
      );
    },
    [setParams, spec],
  );
  return {
    state,
    isNarrowed: state.search !== '' || Object.keys(state.filter).length > 0,
    sortBy: (key) => change({ sort: nextSort(state.sort, key) }),
    search: (search) => change({ search }),
    filterBy: (name, value) => {
      change({ filter: withFilter(state.filter, name, value) });
    },
    goToPage: (page) => change({ page }),
    goOn: (cursor) => change({ cursor }, false),
    isAtStart: state.page === 1 && state.cursor === '' && state.sort === spec.defaultSort,
    goToStart: () => change({ sort: spec.defaultSort }),
    setLimit: (limit) => change({ limit }),
    clear: () => change({ search: '', filter: emptyFilter<F>() }),
  };
}

type Filter<F extends string> = TableState<string, F>['filter'];

function withFilter<F extends string>(
  filter: Filter<F>,
  name: F,
  value: string | undefined,
): Filter<F> {
  const others = Object.entries(filter).filter(([other]) => other !== name);
  const chosen = value === undefined ? [] : [[name, value]];
  // The entries are those of a filter record, which the type of `fromEntries` cannot express.
  return Object.fromEntries([...others, ...chosen]) as Filter<F>;
}

function emptyFilter<F extends string>(): Filter<F> {
  const empty: Partial<Record<F, string>> = {};
  return empty;
}

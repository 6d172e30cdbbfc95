import type { Page } from '@form-builder/core/form/form-definition.ts';
import type { Session } from '@form-builder/core/session/session.ts';
import {
  lightViews,
  loadAllViews,
  needsAllViews,
  type FieldViews,
} from '@form-builder/renderer-element/preview';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';

const allViewsQuery = queryOptions({
  queryKey: ['visitor-views'],
  queryFn: loadAllViews,
  staleTime: Infinity,
  gcTime: Infinity,
  // Views are code: they are neither compared nor copied.
  structuralSharing: false,
});

/** Loads the views of a form, whose pages are those of the session when absent; `undefined` until they are loaded. */
export function useVisitorViews(
  session: Session,
  pages: readonly Page[] | undefined,
): FieldViews | undefined {
  const needsAll = useMemo(
    () => needsAllViews(pages ?? session.pages.map(({ page }) => page)),
    [session, pages],
  );
  const { data } = useQuery({ ...allViewsQuery, enabled: needsAll });
  return needsAll ? data : lightViews;
}

/** Fetches the views of all types, so that a field appears at once when a designer adds it. */
export async function prefetchVisitorViews(client: QueryClient): Promise<void> {
  await client.query(allViewsQuery);
}

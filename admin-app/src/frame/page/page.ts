import { useEffect, useLayoutEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { sessionState } from '../../session/session-state.ts';

/** One breadcrumb; the last one has no URL. */
export interface Breadcrumb {
  readonly label: string;
  readonly to?: string;
}

/** The title and breadcrumbs of the open screen. */
export const pageState = proxy<{ crumbs: readonly Breadcrumb[] }>({ crumbs: [] });

/** Sets the title of the browser tab: screen first, organisation last. */
export function usePageTitle(title: string): void {
  const organisation = useSnapshot(sessionState).config?.tenant.name;
  useEffect(() => {
    document.title = organisation === undefined ? title : `${title} · ${organisation}`;
  }, [title, organisation]);
}

/** Sets the breadcrumbs in the top bar. */
export function useBreadcrumbs(crumbs: readonly Breadcrumb[]): void {
  const key = JSON.stringify(crumbs);
  useLayoutEffect(() => {
    pageState.crumbs = crumbs;
    // Every render creates a new list, so changes are detected by its text.
  }, [key]);
}

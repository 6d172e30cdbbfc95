import { useEffect, useLayoutEffect } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { sessionState } from '../../session/session-state.ts';

/** One step of the way from the start to this screen; the last one has no address. */
export interface Breadcrumb {
  readonly label: string;
  readonly to?: string;
}

/** What the open screen tells the frame. */
export const pageState = proxy<{ crumbs: readonly Breadcrumb[] }>({ crumbs: [] });

/** Sets the title of the browser tab: screen first, organisation last. */
export function usePageTitle(title: string): void {
  const organisation = useSnapshot(sessionState).config?.tenant.name;
  useEffect(() => {
    document.title = organisation === undefined ? title : `${title} · ${organisation}`;
  }, [title, organisation]);
}

/** Shows the way to this screen in the top bar. */
export function useBreadcrumbs(crumbs: readonly Breadcrumb[]): void {
  const key = JSON.stringify(crumbs);
  useLayoutEffect(() => {
    pageState.crumbs = crumbs;
    // Every render creates a new list; its text shows whether it changed.
  }, [key]);
}

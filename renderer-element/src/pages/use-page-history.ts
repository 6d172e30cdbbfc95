import { useEffect, useRef } from 'react';
import type { VisitSnapshot } from '../visit/visit-state.ts';
import type { Visit } from '../visit/visit.ts';

/** What a history entry of ours remembers. */
interface Entry {
  readonly formBuilderPage: number;
}

/**
 * Makes each page an entry of the browser's history, where the page is ours: its back button then
 * leads to the page before, with every answer kept.
 */
export function usePageHistory(visit: Visit, state: VisitSnapshot, isOurs: boolean): void {
  const shown = useRef<number | undefined>(undefined);
  const place = placeOf(state);
  useEffect(() => {
    if (!isOurs || place === undefined || place === shown.current) return;
    const entry: Entry = { formBuilderPage: place };
    if (shown.current === undefined) history.replaceState(entry, '');
    else history.pushState(entry, '');
    shown.current = place;
  }, [isOurs, place]);
  useEffect(() => {
    if (!isOurs) return;
    const follow = (event: PopStateEvent) => {
      const page = pageIn(event.state);
      if (page === undefined || page === shown.current) return;
      shown.current = page;
      visit.revisit(page);
    };
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, [isOurs, visit]);
}

/** Pages by index, the summary as the one after the last; nothing for screens without a way back. */
function placeOf({ screen, pageIndex, opened }: VisitSnapshot): number | undefined {
  if (screen === 'page') return pageIndex;
  return screen === 'summary' ? opened?.session.pages.length : undefined;
}

function pageIn(entry: unknown): number | undefined {
  if (typeof entry !== 'object' || entry === null || !('formBuilderPage' in entry))
    return undefined;
  return typeof entry.formBuilderPage === 'number' ? entry.formBuilderPage : undefined;
}

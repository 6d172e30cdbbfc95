import { snapshot, subscribe } from 'valtio/vanilla';
import type { Visit } from '../visit/visit.ts';
import { pageTitle } from './page-title.ts';

/** What of the page around the element belongs to the form. */
export interface OwnPage {
  readonly title: boolean;
  readonly history: boolean;
}

/** What a history entry of ours remembers. */
interface Entry {
  readonly formBuilderPage: number;
}

/**
 * Lets document title and browser history follow the form, where the page is the form's own: each
 * step has its title and its entry, and the back button leads to the step before with every answer
 * kept. Gives the way to stop.
 */
export function followOnPage(visit: Visit, own: OwnPage): () => void {
  let shown: number | undefined;
  const follow = () => {
    const state = snapshot(visit.state);
    const title = own.title ? pageTitle(visit.walk, state) : undefined;
    if (title !== undefined) document.title = title;
    const place = own.history ? placeOf(visit) : undefined;
    if (place === undefined || place === shown) return;
    const entry: Entry = { formBuilderPage: place };
    if (shown === undefined) history.replaceState(entry, '');
    else history.pushState(entry, '');
    shown = place;
  };
  const revisit = ({ state: entry }: PopStateEvent) => {
    const place = placeIn(entry);
    if (!own.history || place === undefined || place === shown) return;
    shown = place;
    void visit.revisit(place);
  };
  window.addEventListener('popstate', revisit);
  const stop = subscribe(visit.state, follow);
  follow();
  return () => {
    stop();
    window.removeEventListener('popstate', revisit);
  };
}

/** Pages by index, the summary as the one after the last; nothing for screens without a way back. */
function placeOf({ state, walk }: Visit): number | undefined {
  if (state.screen === 'page') return state.pageIndex;
  return state.screen === 'summary' ? walk?.loaded.form.pages.length : undefined;
}

function placeIn(entry: unknown): number | undefined {
  if (typeof entry !== 'object' || entry === null || !('formBuilderPage' in entry)) {
    return undefined;
  }
  return typeof entry.formBuilderPage === 'number' ? entry.formBuilderPage : undefined;
}

import { snapshot, subscribe } from 'valtio/vanilla';
import { loadPrintStyles } from '../theme/load-print-styles.ts';
import { isFillingIn, type Screen } from '../state/screen.ts';
import type { StepPosition } from '../state/step-position.ts';
import type { FormState } from '../state/form-state.ts';
import type { FormNavigation } from './form-navigation.ts';
import { pageTitle } from './page-title.ts';

/** What of the page around the element belongs to the form. */
export interface OwnPageOptions {
  readonly title: boolean;
  readonly history: boolean;
}

/** The form that the page follows. */
export interface PageController {
  readonly state: FormState;
  readonly navigation: FormNavigation | undefined;
  restoreScreen(position: StepPosition, screen: Screen): Promise<void>;
}

/** What a history entry of ours remembers: which screen of which step. */
interface Shown extends StepPosition {
  readonly screen: Screen;
}

/**
 * Lets document title and browser history follow the form, where the page is the form's own: each
 * step has its title and its entry, and the back button leads to the step before with every answer
 * kept. Gives the way to stop.
 */
export function followPage(controller: PageController, options: OwnPageOptions): () => void {
  let shown: string | undefined;
  const follow = () => {
    const state = snapshot(controller.state);
    const title = options.title ? pageTitle(controller.navigation, state) : undefined;
    if (title !== undefined) document.title = title;
    // Screens without a way back have no entry of their own.
    if (!options.history || !isFillingIn(state.screen)) return;
    const { screen, pageIndex, section } = state;
    const entry = { formBuilderPlace: { screen, pageIndex, section } };
    const place = JSON.stringify(entry);
    if (place === shown) return;
    if (shown === undefined) history.replaceState(entry, '');
    else history.pushState(entry, '');
    shown = place;
  };
  const restoreScreen = ({ state: entry }: PopStateEvent) => {
    const place = placeIn(entry);
    const asked = JSON.stringify({ formBuilderPlace: place });
    if (!options.history || !place || asked === shown) return;
    shown = asked;
    void controller.restoreScreen(place, place.screen);
  };
  loadPrintStyles();
  window.addEventListener('popstate', restoreScreen);
  const stop = subscribe(controller.state, follow);
  follow();
  return () => {
    stop();
    window.removeEventListener('popstate', restoreScreen);
  };
}


/** Our entry's place; the page around the form has entries of its own. */
function placeIn(entry: unknown): Shown | undefined {
  if (typeof entry !== 'object' || entry === null || !('formBuilderPlace' in entry)) return;
  // Written by ourselves, above; entries of a page are its own origin's.
  return entry.formBuilderPlace as Shown;
}

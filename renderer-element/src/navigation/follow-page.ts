import { snapshot, subscribe } from 'valtio/vanilla';
import { isFillingIn, type Screen } from '../state/screen.ts';
import type { StepPosition } from '../state/step-position.ts';
import type { FormState } from '../state/form-state.ts';
import type { FormNavigation } from './form-navigation.ts';
import { pageTitle } from './page-title.ts';

/** The parts of the host page that the form may set. */
export interface OwnPageOptions {
  readonly title: boolean;
  readonly history: boolean;
}

/** The form from which the page takes its title and history. */
export interface PageController {
  readonly state: FormState;
  readonly navigation: FormNavigation | undefined;
  restoreScreen(position: StepPosition, screen: Screen): Promise<void>;
}

/** The data of a history entry: the screen of a step. */
interface Shown extends StepPosition {
  readonly screen: Screen;
}

/**
 * Sets the document's title and the browser history for a page that consists of the form: each step
 * has a title and an entry, and the back button returns to the previous step with all answers.
 * Returns the function that stops it.
 */
export function followPage(controller: PageController, options: OwnPageOptions): () => void {
  let shown: string | undefined;
  const follow = () => {
    const state = snapshot(controller.state);
    const title = options.title ? pageTitle(controller.navigation, state) : undefined;
    if (title !== undefined) document.title = title;
    // Screens that visitors cannot return to have no entry.
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
    // When the page has unfinished work, the visitor stays, so its entry is added again.
    void controller.restoreScreen(place, place.screen).then(follow);
  };
  window.addEventListener('popstate', restoreScreen);
  const stop = subscribe(controller.state, follow);
  follow();
  return () => {
    stop();
    window.removeEventListener('popstate', restoreScreen);
  };
}

/** Returns the position in an entry that this module added; the page may have other entries. */
function placeIn(entry: unknown): Shown | undefined {
  if (typeof entry !== 'object' || entry === null || !('formBuilderPlace' in entry)) return;
  // The entry was written above; other code on the page may have written other entries.
  return entry.formBuilderPlace as Shown;
}

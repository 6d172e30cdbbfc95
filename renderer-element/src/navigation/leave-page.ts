import type { Cell } from '@form-builder/core/session/session.ts';
import type { FieldError } from '../state/field-errors.ts';
import { isFillingIn, type Screen } from '../state/screen.ts';
import type { StepPosition } from '../state/step-position.ts';
import { unfinishedWorkIn } from '../state/unfinished-work.ts';
import type { Navigation } from './navigation.ts';
import { isOnStep } from './steps.ts';
import * as transitions from './transitions.ts';

/** What the visitor leaves: one page, or the form as it is now. */
type Leaving = 'page' | 'form';

/**
 * Finishes what the visitor began in the fields; false when something is left that only they can
 * finish: the page then shows why and has the focus.
 */
export async function finishWork(navigation: Navigation, leaving: Leaving): Promise<boolean> {
  const { open } = navigation;
  const errors = new Map<string, FieldError>();
  for (const work of unfinishedWorkIn(open.session)) {
    if (leaving === 'page' && work.continuesElsewhere) continue;
    const error = await work.finish();
    if (error) errors.set(work.cell.key, error);
  }
  return errors.size === 0 || !transitions.showAllErrors(navigation, errors);
}

/** The forms whose page is being left: a second press must not leave the next page as well. */
const leavingForms = new WeakSet<Navigation>();

/** Runs a transition once nothing on the page is left unfinished; its result, or `undefined`. */
async function leave<T>(navigation: Navigation, transition: () => T): Promise<T | undefined> {
  if (leavingForms.has(navigation)) return undefined;
  leavingForms.add(navigation);
  try {
    return (await finishWork(navigation, 'page')) ? transition() : undefined;
  } finally {
    leavingForms.delete(navigation);
  }
}

/** The visitor's "next"; true at the end of the form. */
export async function next(navigation: Navigation): Promise<boolean> {
  return (await leave(navigation, () => transitions.next(navigation))) ?? false;
}

/** The visitor's "back". */
export function previous(navigation: Navigation): Promise<void> {
  return leave(navigation, () => transitions.previous(navigation));
}

/** Goes to a step by its name or the browser's history. */
export function goTo(
  navigation: Navigation,
  position: StepPosition,
  screen?: Screen,
): Promise<void> {
  return leave(navigation, () => transitions.goTo(navigation, position, screen));
}

/** Goes to the summary by its name or the browser's history. */
export function goToSummary(navigation: Navigation): Promise<void> {
  return leave(navigation, () => transitions.goToSummary(navigation));
}

/** The browser's back and forward: a step of the form, its break, or the summary. */
export async function restoreScreen(
  navigation: Navigation,
  position: StepPosition,
  screen: Screen,
): Promise<void> {
  if (!isFillingIn(navigation.state.screen)) return;
  await (screen === 'summary' ? goToSummary(navigation) : goTo(navigation, position, screen));
}

/** Goes to the field of an error, which may be on another page. */
export async function goToField(navigation: Navigation, cellKey: string): Promise<void> {
  const cell = navigation.open.session.findCell(cellKey);
  if (cell && !isShown(navigation, cell) && !(await finishWork(navigation, 'page'))) return;
  transitions.goToField(navigation, cellKey);
}

function isShown({ step, state }: Navigation, cell: Cell): boolean {
  return state.screen === 'page' && step !== undefined && isOnStep(step)(cell);
}

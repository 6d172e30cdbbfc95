import { shownCellsIn } from '@form-builder/core/session/cells/shown-cells-in.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import { importOnline } from '../requests/import-online.ts';
import { ignoreOffline } from '../requests/ignore-offline.ts';
import type { FieldError } from '../state/errors/field-errors.ts';
import { isFillingIn, type Screen } from '../state/screen.ts';
import type { StepPosition } from '../state/step-position.ts';
import { unfinishedWorkIn } from '../state/unfinished-work.ts';
import type { Navigation } from './navigation.ts';
import { inReadingOrder } from './page-errors.ts';
import { isOnStep } from './steps.ts';
import * as transitions from './transitions.ts';

const importRemark = importOnline(() => import('./recommendations/show-remark.tsx'));

/** What the visitor leaves: one page, or the whole form. */
type Leaving = 'page' | 'form';

/**
 * Finishes unfinished work in the fields. Returns false when only the visitor can finish some of
 * it; the page then shows and focuses these errors, together with the `others`.
 */
export async function finishWork(
  navigation: Navigation,
  leaving: Leaving,
  others: FindErrors = noErrors,
): Promise<boolean> {
  const { open } = navigation;
  const errors = new Map<string, FieldError>();
  for (const work of unfinishedWorkIn(open.session)) {
    if (leaving === 'page' && work.continuesElsewhere) continue;
    const error = await work.finish();
    if (error) errors.set(work.cell.key, error);
  }
  if (errors.size === 0) return true;
  const all = inReadingOrder(open.session, new Map([...others(navigation), ...errors]));
  return !transitions.showAllErrors(navigation, all);
}

type FindErrors = (navigation: Navigation) => transitions.Errors;

const noErrors: FindErrors = () => new Map();

/**
 * The forms whose page is being left, so that a second press does not leave the next page as well.
 */
const leavingForms = new WeakSet<Navigation>();

/**
 * Runs a transition once no work on the page is unfinished; returns its result, or `undefined` when
 * the visitor stays.
 */
async function leave<T>(
  navigation: Navigation,
  transition: () => T | Promise<T>,
  others: FindErrors = noErrors,
): Promise<T | undefined> {
  if (leavingForms.has(navigation)) return undefined;
  leavingForms.add(navigation);
  try {
    return (await finishWork(navigation, 'page', others)) ? await transition() : undefined;
  } finally {
    leavingForms.delete(navigation);
  }
}

/** The visitor's "next"; true at the end of the form. */
export async function next(navigation: Navigation): Promise<boolean> {
  const goOn = async () => !(await staysForRemark(navigation)) && transitions.next(navigation);
  return (await leave(navigation, goOn, transitions.errorsOnStep)) ?? false;
}

/**
 * Whether to stay on the page to show a remark: recommended questions on it have no answer. When
 * the remark cannot be loaded offline, the visitor continues.
 */
async function staysForRemark(navigation: Navigation): Promise<boolean> {
  if (!hasRecommendations(navigation) || transitions.errorsOnStep(navigation).size > 0)
    return false;
  const open = (cellKey: string) => void goToField(navigation, cellKey);
  const remark = await importRemark().catch(ignoreOffline);
  return remark ? remark.showRemark(navigation, open) : false;
}

/** Only a page shows remarks; a break and the summary do not. */
function hasRecommendations({ state, step }: Navigation): boolean {
  if (state.screen !== 'page') return false;
  return shownCellsIn(step?.cells ?? []).some(({ field }) => field.is_recommended);
}

/** The visitor's "back". */
export function previous(navigation: Navigation): Promise<void> {
  return leave(navigation, () => transitions.previous(navigation));
}

/** Goes to a step, from the list of steps or the browser's history. */
export function goTo(
  navigation: Navigation,
  position: StepPosition,
  screen?: Screen,
): Promise<void> {
  return leave(navigation, () => transitions.goTo(navigation, position, screen));
}

/** Goes to the summary, from the list of steps or the browser's history. */
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

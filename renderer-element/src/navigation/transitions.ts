import { findStepIndex } from '@form-builder/core/navigation/steps.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import { validateSession } from '@form-builder/core/session/validation/validate-session.ts';
import type { FieldError } from '../state/errors/field-errors.ts';
import { nearestPosition } from './hidden-page.ts';
import { errorLinks, errorsByCell } from './page-errors.ts';
import type { Screen } from '../state/screen.ts';
import { pageIndexOfCell, type StepPosition } from '../state/step-position.ts';
import { isOnStep, stepIndexAt } from './steps.ts';
import type { Navigation } from './navigation.ts';

export type Errors = ReadonlyMap<string, FieldError>;

/**
 * Goes to the break, the next step or the summary; stays when an answer on this step is invalid.
 * Returns true at the end of the form, where the form is submitted.
 */
export function next(navigation: Navigation): boolean {
  const { isReturning, formSteps, screen } = navigation.state;
  const { step } = navigation;
  if (screen !== 'break' && showErrors(navigation, errorsOnStep(navigation))) return false;
  const hasBreak = step?.breakCell && screen !== 'break' && !isReturning;
  const after = hasBreak ? step : formSteps.steps[stepIndexAt(formSteps, navigation.state) + 1];
  if (after && !isReturning) goTo(navigation, after, hasBreak ? 'break' : 'page');
  else if (navigation.hasSummary) goToSummary(navigation);
  else return true;
  return false;
}

/** Goes to the previous step; to the break at its end when it has one. */
export function previous(navigation: Navigation): void {
  const { formSteps, screen } = navigation.state;
  const at = stepIndexAt(formSteps, navigation.state);
  const before = formSteps.steps[screen === 'page' ? at - 1 : at];
  if (before) goTo(navigation, before, screen === 'page' && before.breakCell ? 'break' : 'page');
}

export function goTo(navigation: Navigation, position: StepPosition, screen?: Screen): void {
  navigation.show(nearestPosition(navigation.state.formSteps, position), screen);
  navigation.focus({ on: 'heading' });
  navigation.progress();
}

/** Shows the summary, unless an answer is invalid. */
export function goToSummary(navigation: Navigation): void {
  if (!showAllErrors(navigation)) goTo(navigation, navigation.state, 'summary');
}

/** Goes from the summary to one answer; the page then leads back to the summary. */
export function changeAnswer(navigation: Navigation, path: string): void {
  const cell = navigation.open.session.findCellByPath(path);
  if (!cell) return;
  navigation.show(positionOf(navigation, cell));
  navigation.state.isReturning = true;
  navigation.focus({ on: 'field', cellKey: cell.key });
}

/** Goes to the field of an error, on any step. */
export function goToField(navigation: Navigation, cellKey: string): void {
  const cell = navigation.open.session.findCell(cellKey);
  if (!cell) return;
  goToStepOf(navigation, cell);
  navigation.focus({ on: 'field', cellKey });
}

/** Shows the break with this id if the visitor can reach it; used to restore a draft. */
export function goToBreak(navigation: Navigation, breakId: string): void {
  const step = navigation.state.formSteps.steps.find(({ breakCell }) => breakCell?.key === breakId);
  if (step) navigation.show(step, 'break');
}

/** The id of the break that is shown, or of the last one before it on this page. */
export function breakIdOf({ state }: Navigation): string | undefined {
  const { pageIndex, formSteps, screen } = state;
  const at = stepIndexAt(formSteps, state);
  const step = formSteps.steps[screen === 'break' ? at : at - 1];
  return step?.pageIndex === pageIndex ? step.breakCell?.key : undefined;
}

/** Shows these errors and focuses their summary; true when there are any. */
export function showErrors(navigation: Navigation, errors: Errors): boolean {
  navigation.open.errors.replace(errors);
  updateErrorSummary(navigation);
  if (errors.size === 0) return false;
  navigation.focus({ on: 'errors' });
  return true;
}

/** Like `showErrors`, for all steps: shows the first step with an error. */
export function showAllErrors(
  navigation: Navigation,
  errors = errorsOnAllSteps(navigation),
): boolean {
  const [first] = errors.keys();
  const cell = first === undefined ? undefined : navigation.open.session.findCell(first);
  if (cell) goToStepOf(navigation, cell);
  return showErrors(navigation, errors);
}

/** Translates the error summary into the current language. */
export function updateErrorSummary({ open, state, text }: Navigation): void {
  state.errorLinks = errorLinks(open.session, open.errors, text);
}

/** Removes solved errors from the error summary. */
export function removeSolvedErrors({ open, state }: Navigation): void {
  const left = state.errorLinks.filter(({ cellKey }) => open.errors.find(cellKey));
  if (left.length !== state.errorLinks.length) state.errorLinks = left;
}

/** The errors on the shown step. */
export function errorsOnStep({ open: { session }, state, step }: Navigation): Errors {
  return errorsByCell(session, validateSession(session, state.pageIndex), step && isOnStep(step));
}

/** Fields after a stop block cannot be reached. */
function errorsOnAllSteps({ open: { session }, state: { formSteps } }: Navigation): Errors {
  const isReached = (cell: Cell) => findStepIndex(formSteps, cell) !== undefined;
  return errorsByCell(session, validateSession(session), formSteps.stopBlock && isReached);
}

function positionOf({ open, state: { formSteps } }: Navigation, cell: Cell): StepPosition {
  const step = formSteps.steps[findStepIndex(formSteps, cell) ?? -1];
  return step ?? { pageIndex: pageIndexOfCell(open.session, cell), section: 0 };
}

/** Shows the step of a cell, and keeps the errors. */
function goToStepOf(navigation: Navigation, cell: Cell): void {
  const { pageIndex, section } = positionOf(navigation, cell);
  const { state, open } = navigation;
  const isHere =
    state.screen === 'page' && state.pageIndex === pageIndex && state.section === section;
  if (isHere) return;
  const errors = new Map(open.errors.all);
  navigation.show({ pageIndex, section });
  open.errors.replace(errors);
  updateErrorSummary(navigation);
}

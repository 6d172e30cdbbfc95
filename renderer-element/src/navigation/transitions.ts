import { findStepIndex } from '@form-builder/core/navigation/steps.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import { validateSession } from '@form-builder/core/session/validation/validate-session.ts';
import type { FieldError } from '../state/field-errors.ts';
import { errorLinks, errorsByCell } from './page-errors.ts';
import type { Screen } from '../state/screen.ts';
import { pageIndexOfCell, type StepPosition } from '../state/step-position.ts';
import { isOnStep, stepIndexAt } from './steps.ts';
import type { Navigation } from './navigation.ts';

type Errors = ReadonlyMap<string, FieldError>;

/**
 * On to the break, the following step or the summary; stays when an answer here breaks a rule. True
 * when the road ends here: what follows is sending.
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

/** Back to the step before, by its break when it has one. */
export function previous(navigation: Navigation): void {
  const { formSteps, screen } = navigation.state;
  const at = stepIndexAt(formSteps, navigation.state);
  const before = formSteps.steps[screen === 'page' ? at - 1 : at];
  if (before) goTo(navigation, before, screen === 'page' && before.breakCell ? 'break' : 'page');
}

export function goTo(navigation: Navigation, position: StepPosition, screen?: Screen): void {
  navigation.show(position, screen);
  navigation.focus({ on: 'heading' });
  navigation.progress();
}

/** Shows the answers for a last look, unless one of them breaks a rule. */
export function goToSummary(navigation: Navigation): void {
  if (!showAllErrors(navigation)) goTo(navigation, navigation.state, 'summary');
}

/** From the summary to one answer; the page then leads back. */
export function changeAnswer(navigation: Navigation, path: string): void {
  const cell = navigation.open.session.findCellByPath(path);
  if (!cell) return;
  navigation.show(positionOf(navigation, cell));
  navigation.state.isReturning = true;
  navigation.focus({ on: 'field', cellKey: cell.key });
}

/** To the field of an error, on whichever step it stands. */
export function goToField(navigation: Navigation, cellKey: string): void {
  const cell = navigation.open.session.findCell(cellKey);
  if (!cell) return;
  goToStepOf(navigation, cell);
  navigation.focus({ on: 'field', cellKey });
}

/** Shows the break with this id, if it is on the road: where an unfinished form goes on. */
export function goToBreak(navigation: Navigation, breakId: string): void {
  const step = navigation.state.formSteps.steps.find(({ breakCell }) => breakCell?.key === breakId);
  if (step) navigation.show(step, 'break');
}

/** The id of the break that the visitor is at, or passed last on this page. */
export function breakIdOf({ state }: Navigation): string | undefined {
  const { pageIndex, formSteps, screen } = state;
  const at = stepIndexAt(formSteps, state);
  const step = formSteps.steps[screen === 'break' ? at : at - 1];
  return step?.pageIndex === pageIndex ? step.breakCell?.key : undefined;
}

/** Shows these errors, the summary of them focused; true when there are any. */
export function showErrors(navigation: Navigation, errors: Errors): boolean {
  navigation.open.errors.replace(errors);
  updateErrorSummary(navigation);
  if (errors.size === 0) return false;
  navigation.focus({ on: 'errors' });
  return true;
}

/** As `refuse`, for the whole road: the first step with an error is shown. */
export function showAllErrors(
  navigation: Navigation,
  errors = errorsOnAllSteps(navigation),
): boolean {
  const [first] = errors.keys();
  const cell = first === undefined ? undefined : navigation.open.session.findCell(first);
  if (cell) goToStepOf(navigation, cell);
  return showErrors(navigation, errors);
}

/** Words the summary of errors, in the language of now. */
export function updateErrorSummary({ open, state, text }: Navigation): void {
  state.errorLinks = errorLinks(open.session, open.errors, text);
}

/** Takes errors that the visitor mended out of their summary. */
export function removeSolvedErrors({ open, state }: Navigation): void {
  const left = state.errorLinks.filter(({ cellKey }) => open.errors.find(cellKey));
  if (left.length !== state.errorLinks.length) state.errorLinks = left;
}

function errorsOnStep({ open: { session }, state, step }: Navigation): Errors {
  return errorsByCell(session, validateSession(session, state.pageIndex), step && isOnStep(step));
}

/** A question behind a block that ends the road is out of reach. */
function errorsOnAllSteps({ open: { session }, state: { formSteps } }: Navigation): Errors {
  const isReached = (cell: Cell) => findStepIndex(formSteps, cell) !== undefined;
  return errorsByCell(session, validateSession(session), formSteps.stopBlock && isReached);
}

function positionOf({ open, state: { formSteps } }: Navigation, cell: Cell): StepPosition {
  const step = formSteps.steps[findStepIndex(formSteps, cell) ?? -1];
  return step ?? { pageIndex: pageIndexOfCell(open.session, cell), section: 0 };
}

/** Shows the step a cell stands on, the errors with it. */
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

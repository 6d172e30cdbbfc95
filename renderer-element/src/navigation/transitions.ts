import { findStepIndex } from '@form-builder/core/navigation/steps.ts';
import type { Cell } from '@form-builder/core/session/session.ts';
import { validateSession } from '@form-builder/core/session/validation/validate-session.ts';
import type { FieldError } from '../state/field-errors.ts';
import { errorLinks, errorsByCell } from './page-errors.ts';
import { pageOfCell, standsOn, stepAt, type Place } from './steps.ts';
import type { Screen } from '../state/form-state.ts';
import type { Walk } from './form-navigation.ts';

type Errors = ReadonlyMap<string, FieldError>;

/**
 * On to the break, the following step or the summary; stays when an answer here breaks a rule. True
 * when the road ends here: what follows is sending.
 */
export function next(walk: Walk): boolean {
  const { isReturning, road, screen } = walk.state;
  const { step } = walk;
  if (screen !== 'break' && refuse(walk, errorsHere(walk))) return false;
  const hasBreak = step?.breakCell && screen !== 'break' && !isReturning;
  const after = hasBreak ? step : road.steps[stepAt(road, walk.state) + 1];
  if (after && !isReturning) goTo(walk, after, hasBreak ? 'break' : 'page');
  else if (walk.hasSummary) toSummary(walk);
  else return true;
  return false;
}

/** Back to the step before, by its break when it has one. */
export function previous(walk: Walk): void {
  const { road, screen } = walk.state;
  const at = stepAt(road, walk.state);
  const before = road.steps[screen === 'page' ? at - 1 : at];
  if (before) goTo(walk, before, screen === 'page' && before.breakCell ? 'break' : 'page');
}

export function goTo(walk: Walk, place: Place, screen?: Screen): void {
  walk.show(place, screen);
  walk.focus({ on: 'heading' });
  walk.progress();
}

/** Shows the answers for a last look, unless one of them breaks a rule. */
export function toSummary(walk: Walk): void {
  if (!refuseWholeRoad(walk)) goTo(walk, walk.state, 'summary');
}

/** From the summary to one answer; the page then leads back. */
export function change(walk: Walk, path: string): void {
  const cell = walk.open.session.findCellByPath(path);
  if (!cell) return;
  walk.show(placeOf(walk, cell));
  walk.state.isReturning = true;
  walk.focus({ on: 'field', cellKey: cell.key });
}

/** To the field of an error, on whichever step it stands. */
export function toField(walk: Walk, cellKey: string): void {
  const cell = walk.open.session.findCell(cellKey);
  if (!cell) return;
  turnTo(walk, cell);
  walk.focus({ on: 'field', cellKey });
}

/** Shows the break with this id, if it is on the road: where an unfinished form goes on. */
export function toBreak(walk: Walk, breakId: string): void {
  const step = walk.state.road.steps.find(({ breakCell }) => breakCell?.key === breakId);
  if (step) walk.show(step, 'break');
}

/** The id of the break that the visitor is at, or passed last on this page. */
export function breakIdOf({ state }: Walk): string | undefined {
  const { pageIndex, road, screen } = state;
  const at = stepAt(road, state);
  const step = road.steps[screen === 'break' ? at : at - 1];
  return step?.pageIndex === pageIndex ? step.breakCell?.key : undefined;
}

/** Shows these errors, the summary of them focused; true when there are any. */
export function refuse(walk: Walk, errors: Errors): boolean {
  walk.open.errors.replace(errors);
  wordErrors(walk);
  if (errors.size === 0) return false;
  walk.focus({ on: 'errors' });
  return true;
}

/** As `refuse`, for the whole road: the first step with an error is shown. */
export function refuseWholeRoad(walk: Walk, errors = errorsOnRoad(walk)): boolean {
  const [first] = errors.keys();
  const cell = first === undefined ? undefined : walk.open.session.findCell(first);
  if (cell) turnTo(walk, cell);
  return refuse(walk, errors);
}

/** Words the summary of errors, in the language of now. */
export function wordErrors({ open, state, text }: Walk): void {
  state.errorLinks = errorLinks(open.session, open.errors, text);
}

/** Takes errors that the visitor mended out of their summary. */
export function dropSolvedErrors({ open, state }: Walk): void {
  const left = state.errorLinks.filter(({ cellKey }) => open.errors.find(cellKey));
  if (left.length !== state.errorLinks.length) state.errorLinks = left;
}

function errorsHere({ open: { session }, state, step }: Walk): Errors {
  return errorsByCell(session, validateSession(session, state.pageIndex), step && standsOn(step));
}

/** A question behind a block that ends the road is out of reach. */
function errorsOnRoad({ open: { session }, state: { road } }: Walk): Errors {
  const isReached = (cell: Cell) => findStepIndex(road, cell) !== undefined;
  return errorsByCell(session, validateSession(session), road.stopBlock && isReached);
}

function placeOf({ open, state: { road } }: Walk, cell: Cell): Place {
  const step = road.steps[findStepIndex(road, cell) ?? -1];
  return step ?? { pageIndex: pageOfCell(open.session, cell), section: 0 };
}

/** Shows the step a cell stands on, the errors with it. */
function turnTo(walk: Walk, cell: Cell): void {
  const { pageIndex, section } = placeOf(walk, cell);
  const { state, open } = walk;
  const isHere =
    state.screen === 'page' && state.pageIndex === pageIndex && state.section === section;
  if (isHere) return;
  const errors = new Map(open.errors.all);
  walk.show({ pageIndex, section });
  open.errors.replace(errors);
  wordErrors(walk);
}

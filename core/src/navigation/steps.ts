import type { Cell, Session } from '../session/session.ts';

/** A step: a page, or a section of a page between its breaks. */
export interface Step {
  readonly pageIndex: number;
  /** The index of the section on its page, from 0. */
  readonly section: number;
  readonly cells: readonly Cell[];
  /** The break that ends the section; its answers are saved and shown before the next one. */
  readonly breakCell: Cell | undefined;
}

/** The steps of a form, which depend on the answers. */
export interface FormSteps {
  readonly steps: readonly Step[];
  /** The pages with visible content, for counting; includes those after a stop block. */
  readonly pageIndexes: readonly number[];
  /** The stop block on the last step: there is no later step, and the form cannot be submitted. */
  readonly stopBlock: Cell | undefined;
}

/** Returns the steps with visible content that the visitor can reach. */
export function resolveSteps(session: Session): FormSteps {
  const steps: Step[] = [];
  const pageIndexes = new Set<number>();
  let stopBlock: Cell | undefined;
  for (const [pageIndex, { cells }] of session.pages.entries()) {
    for (const step of stepsOf(cells, pageIndex)) {
      if (!step.cells.some(hasContent) && !step.breakCell) continue;
      pageIndexes.add(pageIndex);
      if (stopBlock) break;
      steps.push(step);
      stopBlock = findStopBlock(step.cells);
    }
  }
  return { steps, pageIndexes: [...pageIndexes], stopBlock };
}

/** The index of the step that shows a cell; `undefined` when no step does. */
export function findStepIndex({ steps }: FormSteps, cell: Cell): number | undefined {
  for (let at: Cell | null = cell; at; at = at.parent) {
    const place = at;
    const step = steps.findIndex((one) => one.cells.includes(place) || one.breakCell === place);
    if (step !== -1) return step;
  }
  return undefined;
}

function stepsOf(onPage: readonly Cell[], pageIndex: number): readonly Step[] {
  const steps: Step[] = [];
  const cells = onPage.some(standsInPlace) ? onPage.flatMap(inPlace) : onPage;
  let from = 0;
  cells.forEach((cell, at) => {
    if (!cell.visible || !splitsPage(cell)) return;
    steps.push(step(pageIndex, steps.length, cells.slice(from, at), cell));
    from = at + 1;
  });
  return [...steps, step(pageIndex, steps.length, cells.slice(from), undefined)];
}

const step = (
  pageIndex: number,
  section: number,
  cells: readonly Cell[],
  breakCell: Cell | undefined,
): Step => ({ pageIndex, section, cells, breakCell });

/**
 * The fields of a building block count as directly on the page, so a break in it splits the page as
 * well.
 */
const inPlace = (cell: Cell): readonly Cell[] =>
  standsInPlace(cell) ? cell.children.flatMap(inPlace) : [cell];

const standsInPlace = ({ definition }: Cell) =>
  definition.role === 'container' &&
  definition.children === 'once' &&
  definition.isInPlace === true;

const splitsPage = ({ definition }: Cell) =>
  definition.role === 'content' && definition.splitsPage === true;

/** The first visible stop block, in reading order. */
function findStopBlock(cells: readonly Cell[]): Cell | undefined {
  for (const cell of cells) {
    if (!cell.visible) continue;
    const { definition } = cell;
    if (definition.role === 'content' && definition.stopsForm) return cell;
    const inner = findStopBlock([...cell.children, ...cell.rows.flatMap((row) => row.cells)]);
    if (inner) return inner;
  }
  return undefined;
}

/** Whether a cell is visible; a group is when any of its contents is. */
function hasContent(cell: Cell): boolean {
  if (!cell.visible) return false;
  return cell.children.length === 0 || cell.children.some(hasContent);
}

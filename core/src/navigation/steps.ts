import type { Cell, Session } from '../session/session.ts';

/** What a visitor sees at once: a page, or a section of one between its breaks. */
export interface Step {
  readonly pageIndex: number;
  /** From 0 on each page. */
  readonly section: number;
  readonly cells: readonly Cell[];
  /** The break that ends the section; its answers are saved and shown before the next one. */
  readonly breakCell: Cell | undefined;
}

/** The steps of a form with the answers so far: they change with the answers. */
export interface FormSteps {
  readonly steps: readonly Step[];
  /** The pages with something to show, for counting: those behind a stop block as well. */
  readonly pageIndexes: readonly number[];
  /** The block on the last step that stops the visitor: no later step, and nothing can be sent. */
  readonly stopBlock: Cell | undefined;
}

/** The steps that have something to show, as far as the visitor can go. */
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

/** The fields of a building block count as standing on the page itself: it may split there too. */
const inPlace = (cell: Cell): readonly Cell[] =>
  standsInPlace(cell) ? cell.children.flatMap(inPlace) : [cell];

const standsInPlace = ({ definition }: Cell) =>
  definition.role === 'container' &&
  definition.children === 'once' &&
  definition.isInPlace === true;

const splitsPage = ({ definition }: Cell) =>
  definition.role === 'content' && definition.splitsPage === true;

/** The first block that stops the visitor, in reading order. */
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

/** Whether there is anything to see: a group counts when something in it does. */
function hasContent(cell: Cell): boolean {
  if (!cell.visible) return false;
  return cell.children.length === 0 || cell.children.some(hasContent);
}

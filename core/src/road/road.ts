import type { Cell, Session } from '../session/session.ts';

/** What a visitor sees at once: a page, or a section of one between its breaks. */
export interface RoadStep {
  readonly pageIndex: number;
  /** From 0 on each page. */
  readonly section: number;
  readonly cells: readonly Cell[];
  /** The break that ends the section; its answers are saved and shown before the next one. */
  readonly breakCell: Cell | undefined;
}

/** The way through a form as it stands: it changes with the answers. */
export interface Road {
  readonly steps: readonly RoadStep[];
  /** The block that ends the road, on the last step; nobody can go on or send past it. */
  readonly end: Cell | undefined;
}

/** The steps that have something to show, as far as the visitor can go. */
export function roadOf(session: Session): Road {
  const steps: RoadStep[] = [];
  for (const [pageIndex, { cells }] of session.pages.entries()) {
    for (const step of stepsOf(cells, pageIndex)) {
      if (!step.cells.some(hasContent) && !step.breakCell) continue;
      steps.push(step);
      const end = findRoadEnd(step.cells);
      if (end) return { steps, end };
    }
  }
  return { steps, end: undefined };
}

/** The step a cell stands on, by its place on the road; `undefined` when it is not on it. */
export function stepOfCell({ steps }: Road, cell: Cell): number | undefined {
  let top = cell;
  while (top.parent) top = top.parent;
  const at = steps.findIndex(({ cells, breakCell }) => cells.includes(top) || breakCell === top);
  return at === -1 ? undefined : at;
}

function stepsOf(cells: readonly Cell[], pageIndex: number): readonly RoadStep[] {
  const steps: RoadStep[] = [];
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
): RoadStep => ({ pageIndex, section, cells, breakCell });

const splitsPage = ({ definition }: Cell) =>
  definition.role === 'content' && definition.splitsPage === true;

/** The first block that ends the road, in reading order. */
function findRoadEnd(cells: readonly Cell[]): Cell | undefined {
  for (const cell of cells) {
    if (!cell.visible) continue;
    const { definition } = cell;
    if (definition.role === 'content' && definition.isRoadEnd) return cell;
    const inner = findRoadEnd([...cell.children, ...cell.rows.flatMap((row) => row.cells)]);
    if (inner) return inner;
  }
  return undefined;
}

/** Whether there is anything to see: a group counts when something in it does. */
function hasContent(cell: Cell): boolean {
  if (!cell.visible) return false;
  return cell.children.length === 0 || cell.children.some(hasContent);
}

import type { SessionCell } from './session-cell.ts';

/** The cells to evaluate, lowest rank first, each at most once: a binary heap. */
export class EvaluationQueue {
  readonly #cells: SessionCell[] = [];

  get isEmpty(): boolean {
    return this.#cells.length === 0;
  }

  push(cell: SessionCell): void {
    if (cell.isQueued) return;
    cell.isQueued = true;
    const cells = this.#cells;
    let at = cells.length;
    cells.push(cell);
    while (at > 0) {
      const above = (at - 1) >> 1;
      const parent = cells[above];
      if (!parent || parent.rank <= cell.rank) break;
      cells[at] = parent;
      at = above;
    }
    cells[at] = cell;
  }

  pop(): SessionCell | undefined {
    const cells = this.#cells;
    const first = cells[0];
    const last = cells.pop();
    if (!first || !last) return undefined;
    if (cells.length > 0) this.#sink(last);
    first.isQueued = false;
    return first;
  }

  /** Places a cell at the root and sifts it down. */
  #sink(cell: SessionCell): void {
    const cells = this.#cells;
    let at = 0;
    for (;;) {
      let below = 2 * at + 1;
      let child = cells[below];
      const right = cells[below + 1];
      if (child && right && right.rank < child.rank) {
        child = right;
        below += 1;
      }
      if (!child || child.rank >= cell.rank) break;
      cells[at] = child;
      at = below;
    }
    cells[at] = cell;
  }
}

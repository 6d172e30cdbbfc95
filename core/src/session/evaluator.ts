import { aspects } from '../logic/action.ts';
import type { CellNode } from './cell-node.ts';
import type { Clock } from './clock.ts';
import type { Instance } from './instance.ts';
import { WorkList } from './work-list.ts';

const cascading = aspects.visible | aspects.enabled;

/** Keeps the cells of one session true to their rules, looking only at what a change can reach. */
export class Evaluator {
  private readonly clock: Clock;
  private readonly work = new WorkList();
  private changed: CellNode[] = [];

  constructor(clock: Clock) {
    this.clock = clock;
  }

  /** Evaluates new cells; what already exists must be settled. */
  evaluateNew(cells: readonly CellNode[]): void {
    for (const cell of [...cells].sort((a, b) => a.rank - b.rank)) {
      cell.flags = this.evaluate(cell);
      cell.answer = (cell.flags & aspects.visible) === 0 ? null : cell.typed;
      this.updateState(cell);
    }
  }

  /** Takes note of a new answer; `settle` then evaluates what reads it. */
  noteAnswer(cell: CellNode): void {
    const answer = (cell.flags & aspects.visible) === 0 ? null : cell.typed;
    if (answer === cell.answer && !cell.program.isReadRaw) return;
    cell.answer = answer;
    this.queueReaders(cell);
  }

  /** Has a cell evaluated anew by `settle`. */
  queue(cell: CellNode): void {
    this.work.push(cell);
  }

  /** Whether anything waits for `settle`. */
  get isBusy(): boolean {
    return !this.work.isEmpty;
  }

  /** Counts a cell among the changed ones. */
  markChanged(cell: CellNode): void {
    if (cell.isChanged) return;
    cell.isChanged = true;
    this.changed.push(cell);
  }

  /** Evaluates what waits, in rank order; answers the changed cells and forgets them. */
  settle(): readonly CellNode[] {
    for (let cell = this.work.pop(); cell; cell = this.work.pop()) this.refresh(cell);
    const { changed } = this;
    this.changed = [];
    for (const cell of changed) cell.isChanged = false;
    return changed;
  }

  private refresh(cell: CellNode): void {
    const before = cell.flags;
    const flags = this.evaluate(cell);
    if (flags === before) return;
    cell.flags = flags;
    if (((flags ^ before) & aspects.visible) !== 0) this.noteAnswer(cell);
    if (((flags ^ before) & cascading) !== 0) this.queueRelatives(cell);
    this.updateState(cell);
  }

  private evaluate(cell: CellNode): number {
    const { program, instance, group } = cell;
    let { flags } = program;
    for (const rule of program.rules) {
      if (rule.matches(instance, this.clock)) flags = (flags & ~rule.clear) | rule.set;
    }
    if (group) flags &= group.flags | ~cascading;
    if (program.rowScope && areRowsHidden(cell)) flags &= ~aspects.visible;
    return flags;
  }

  private queueReaders({ program, instance }: CellNode): void {
    for (const local of program.readers) this.queueAt(instance, local);
    for (const { local, collections } of program.innerReaders) {
      this.queueInRows(instance, collections, 0, local);
    }
  }

  private queueAt(instance: Instance, local: number): void {
    const cell = instance.cells[local];
    if (cell) this.work.push(cell);
  }

  private queueInRows(
    instance: Instance,
    collections: readonly number[],
    depth: number,
    local: number,
  ): void {
    const next = collections[depth];
    if (next === undefined) return this.queueAt(instance, local);
    for (const row of instance.cells[next]?.ruledRows ?? []) {
      this.queueInRows(row.instance, collections, depth + 1, local);
    }
  }

  /** A group decides over its children; the cells of a row over their repeating field. */
  private queueRelatives(cell: CellNode): void {
    for (const child of cell.children) this.work.push(child);
    if (!cell.group && cell.instance.collection) this.work.push(cell.instance.collection);
  }

  /** Works out what people see of the cell, and of the rows in it. */
  private updateState(cell: CellNode): void {
    const { collection, isGhost } = cell.instance;
    if (isGhost) return;
    let state = collection ? cell.flags & (collection.state | ~cascading) : cell.flags;
    if ((state & aspects.visible) === 0) state &= ~aspects.required;
    if (state === cell.state) return;
    cell.state = state;
    this.markChanged(cell);
    for (const row of cell.rows) for (const inner of row.instance.cells) this.updateState(inner);
  }
}

/** A repeating field is hidden when all its children are, in every row, or would be in a new one. */
function areRowsHidden({ ruledRows, program }: CellNode): boolean {
  if (program.children.length === 0) return false;
  for (const row of ruledRows) {
    for (const cell of row.cells) if ((cell.flags & aspects.visible) !== 0) return false;
  }
  return true;
}

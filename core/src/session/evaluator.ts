import { aspects } from '../logic/action.ts';
import type { CellNode } from './cell-node.ts';
import type { Clock } from './clock.ts';
import type { Compute, FormulaResult } from './formula-engine.ts';
import type { Instance } from './instance.ts';
import { visitReaders } from './visit-readers.ts';
import type { TextWriter } from './text-writer.ts';
import { WorkList } from './work-list.ts';

const cascading = aspects.visible | aspects.enabled;

/** Keeps the cells of one session true to their rules, looking only at what a change can reach. */
export class Evaluator {
  readonly #clock: Clock;
  readonly #work = new WorkList();
  readonly #texts: TextWriter | undefined;
  #changed: CellNode[] = [];
  /** How often a cell was shown or hidden. */
  flips = 0;

  /** `texts` writes those with formulas in them. */
  constructor(clock: Clock, texts: TextWriter | undefined) {
    this.#clock = clock;
    this.#texts = texts;
  }

  /** Evaluates new cells; what already exists must be settled. */
  evaluateNew(cells: readonly CellNode[]): void {
    for (const cell of [...cells].sort((a, b) => a.rank - b.rank)) {
      cell.flags = this.#evaluate(cell);
      if (cell.program.compute) this.#compute(cell, cell.program.compute);
      cell.answer = shownAnswer(cell);
      this.#updateState(cell);
      this.#texts?.queue(cell);
    }
  }

  /** Takes note of a new answer; `settle` then evaluates what reads it. */
  noteAnswer(cell: CellNode): void {
    const answer = shownAnswer(cell);
    if (answer === cell.answer && !cell.program.isReadRaw) return;
    cell.answer = answer;
    this.#queueReaders(cell);
  }

  /** Has a cell evaluated anew by `settle`. */
  queue(cell: CellNode): void {
    this.#work.push(cell);
  }

  /** Whether anything waits for `settle`. */
  get isBusy(): boolean {
    return !this.#work.isEmpty || this.#texts?.isBusy === true;
  }

  /** Has everything in a form or row evaluated anew by `settle`. */
  queueAll(instance: Instance): void {
    for (const cell of instance.cells) {
      this.#work.push(cell);
      this.#texts?.queue(cell);
      for (const row of cell.ruledRows) this.queueAll(row.instance);
    }
  }

  /** Counts a cell among the changed ones. */
  markChanged(cell: CellNode): void {
    if (cell.isChanged) return;
    cell.isChanged = true;
    this.#changed.push(cell);
  }

  /** Evaluates what waits, in rank order; answers the changed cells and forgets them. */
  settle(): readonly CellNode[] {
    for (let cell = this.#work.pop(); cell; cell = this.#work.pop()) this.#refresh(cell);
    if (this.#texts?.isBusy) for (const cell of this.#texts.writeAll()) this.markChanged(cell);
    const changed = this.#changed;
    this.#changed = [];
    for (const cell of changed) cell.isChanged = false;
    return changed;
  }

  #refresh(cell: CellNode): void {
    const before = cell.flags;
    const flags = this.#evaluate(cell);
    const { compute } = cell.program;
    const hasNewResult = compute !== null && this.#compute(cell, compute);
    if (flags === before && !hasNewResult) return;
    cell.flags = flags;
    if (hasNewResult || ((flags ^ before) & aspects.visible) !== 0) this.noteAnswer(cell);
    if (((flags ^ before) & cascading) !== 0) this.#queueRelatives(cell);
    this.#updateState(cell);
  }

  #evaluate(cell: CellNode): number {
    const { program, instance, group } = cell;
    let { flags } = program;
    for (const rule of program.rules) {
      if (rule.matches(instance, this.#clock)) flags = (flags & ~rule.clear) | rule.set;
    }
    if (group) flags &= group.flags | ~cascading;
    if (program.rowScope && areRowsHidden(cell)) flags &= ~aspects.visible;
    return flags;
  }

  /** Works out the answer of a computed field; whether it became another one. */
  #compute(cell: CellNode, compute: Compute<FormulaResult>): boolean {
    const result = compute(cell.instance, this.#clock);
    const isError = typeof result === 'object' && result !== null;
    cell.formulaError = isError ? result.code : null;
    const answer = isError ? null : result;
    if (answer === cell.current) return false;
    cell.current = answer;
    if (!cell.instance.isGhost) this.markChanged(cell);
    return true;
  }

  #queueReaders({ program, instance }: CellNode): void {
    for (const local of program.readers) {
      const cell = instance.cells[local];
      if (cell) this.#work.push(cell);
    }
    for (const reader of program.farReaders) visitReaders(instance, reader, this.#queueCell);
    for (const reader of program.textReaders) visitReaders(instance, reader, this.#queueText);
  }

  readonly #queueCell = (cell: CellNode): void => this.#work.push(cell);
  readonly #queueText = (cell: CellNode): void => this.#texts?.queue(cell);

  /** A group decides over its children; the cells of a row over their repeating field. */
  #queueRelatives(cell: CellNode): void {
    for (const child of cell.children) this.#work.push(child);
    if (!cell.group && cell.instance.collection) this.#work.push(cell.instance.collection);
  }

  /** Works out what people see of the cell, and of the rows in it. */
  #updateState(cell: CellNode): void {
    const { collection, isGhost } = cell.instance;
    if (isGhost) return;
    let state = collection ? cell.flags & (collection.state | ~cascading) : cell.flags;
    if ((state & aspects.visible) === 0) state &= ~aspects.required;
    if (state === cell.state) return;
    if (((state ^ cell.state) & aspects.visible) !== 0) this.flips += 1;
    cell.state = state;
    this.markChanged(cell);
    for (const row of cell.rows) for (const inner of row.instance.cells) this.#updateState(inner);
  }
}

/** What others see of an answer: nothing when the field is hidden. */
const shownAnswer = (cell: CellNode) => ((cell.flags & aspects.visible) === 0 ? null : cell.given);

/** A repeating field is hidden when all its children are, in every row, or would be in a new one. */
function areRowsHidden({ ruledRows, program }: CellNode): boolean {
  if (program.children.length === 0) return false;
  for (const row of ruledRows) {
    for (const cell of row.cells) if ((cell.flags & aspects.visible) !== 0) return false;
  }
  return true;
}

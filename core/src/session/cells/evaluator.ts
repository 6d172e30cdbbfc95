import { aspects } from '../../logic/action.ts';
import type { SessionCell, Instance } from './session-cell.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Compute, FormulaResult } from '../program/program-field.ts';
import { forEachReader } from './for-each-reader.ts';
import type { TextWriter } from '../program/text-writer.ts';
import { EvaluationQueue } from './evaluation-queue.ts';

const { visible, required, enabled } = aspects;
const cascading = visible | enabled;

/**
 * How often a flush evaluates fields that can read later ones: far more than it takes them to come to rest,
 * and an end for those that never do.
 */
const mostRepeats = 10_000;

/**
 * Evaluates the cells of one session, and after a change only those that it can affect: first what is
 * shown and computed, then what is required and enabled, which nothing reads.
 */
export class Evaluator {
  readonly #clock: Clock;
  readonly #work = new EvaluationQueue();
  /** Cells whose required and enabled wait until it is known what is shown. */
  readonly #states = new Set<SessionCell>();
  readonly #texts: TextWriter<SessionCell> | undefined;
  #changed: SessionCell[] = [];
  #repeatsLeft = mostRepeats;
  /** How often a cell was shown or hidden. */
  visibilityChanges = 0;

  /** `texts` writes those with formulas in them. */
  constructor(clock: Clock, texts: TextWriter<SessionCell> | undefined) {
    this.#clock = clock;
    this.#texts = texts;
  }

  /** Evaluates new cells; existing cells must be up to date. */
  evaluateNew(cells: readonly SessionCell[]): void {
    const ranked = [...cells].sort((a, b) => a.rank - b.rank);
    for (const cell of ranked) {
      const { program } = cell;
      cell.flags = (program.flags & ~visible) | this.#evaluateVisible(cell);
      if (program.compute) this.#compute(cell, program.compute);
      cell.answer = shownAnswer(cell);
      if (program.readsLaterFields) this.#work.push(cell);
      this.#refreshCollection(cell);
    }
    for (const cell of ranked) {
      cell.flags = (cell.flags & visible) | this.#evaluateState(cell);
      this.#updateState(cell);
      this.#texts?.queue(cell);
    }
  }

  /** Stores a new answer and queues what reads it for `flush`. */
  updateAnswer(cell: SessionCell): void {
    const answer = shownAnswer(cell);
    if (answer === cell.answer && !cell.program.isReadWhenHidden) return;
    cell.answer = answer;
    this.#queueReaders(cell);
  }

  /** Queues a cell for `flush`. */
  queue(cell: SessionCell): void {
    this.#work.push(cell);
  }

  /** Whether `flush` has work to do. */
  get hasPending(): boolean {
    return !this.#work.isEmpty || this.#texts?.hasPending === true;
  }

  /** Queues everything in a form or row for `flush`. */
  queueAll(instance: Instance): void {
    for (const cell of instance.cells) {
      this.#work.push(cell);
      this.#texts?.queue(cell);
      for (const row of cell.evaluatedRows) this.queueAll(row.instance);
    }
  }

  /** Counts a cell among the changed ones. */
  markChanged(cell: SessionCell): void {
    if (cell.isChanged) return;
    cell.isChanged = true;
    this.#changed.push(cell);
  }

  /** Evaluates the queued cells in rank order; returns the changed cells and clears both lists. */
  flush(): readonly SessionCell[] {
    for (let cell = this.#work.pop(); cell; cell = this.#work.pop()) this.#refresh(cell);
    this.#repeatsLeft = mostRepeats;
    if (this.#states.size > 0) this.#refreshStates();
    if (this.#texts?.hasPending) for (const cell of this.#texts.writeAll()) this.markChanged(cell);
    const changed = this.#changed;
    this.#changed = [];
    for (const cell of changed) cell.isChanged = false;
    return changed;
  }

  #refresh(cell: SessionCell): void {
    const { compute, stateRules, readsLaterFields } = cell.program;
    if (readsLaterFields && --this.#repeatsLeft < 0) return;
    if (stateRules.length > 0) this.#states.add(cell);
    const before = cell.flags;
    const wereRowsShown = cell.areRowsShown;
    const flags = (before & ~visible) | this.#evaluateVisible(cell);
    const hasNewResult = compute !== null && this.#compute(cell, compute);
    if (cell.areRowsShown !== wereRowsShown) this.#queueReaders(cell);
    if (flags === before && !hasNewResult) return;
    cell.flags = flags;
    this.updateAnswer(cell);
    if (flags !== before) {
      for (const child of cell.children) this.#work.push(child);
      this.#queueCollection(cell);
      this.#updateState(cell);
    }
  }

  /** In any order: where a group comes after what stands in it, that is looked at again. */
  #refreshStates(): void {
    for (const cell of this.#states) {
      this.#states.delete(cell);
      const before = cell.flags;
      cell.flags = (before & visible) | this.#evaluateState(cell);
      if (((cell.flags ^ before) & enabled) !== 0) {
        for (const child of cell.children) this.#states.add(child);
      }
      if (cell.flags !== before) this.#updateState(cell);
    }
  }

  /** Whether rules, groups and rows show a cell: the bit of the aspect. */
  #evaluateVisible(cell: SessionCell): number {
    const { program, instance, group } = cell;
    let shown = program.flags & visible;
    for (const rule of program.visibleRules) {
      if (rule.matches(instance, this.#clock)) shown = rule.set & visible;
    }
    if (group) shown &= group.flags;
    if (program.rowScope) {
      cell.areRowsShown = shown !== 0;
      if (!program.hasFixedContent && areRowsHidden(cell)) return 0;
    }
    return shown;
  }

  /** Whether rules and groups make a cell required and enabled: the bits of these aspects. */
  #evaluateState({ program, instance, group }: SessionCell): number {
    let { flags } = program;
    for (const rule of program.stateRules) {
      if (rule.matches(instance, this.#clock)) flags = (flags & ~rule.clear) | rule.set;
    }
    if (group) flags &= group.flags | ~enabled;
    return flags & (required | enabled);
  }

  /** Works out the answer of a computed field; whether it became another one. */
  #compute(cell: SessionCell, compute: Compute<FormulaResult>): boolean {
    const result = compute(cell.instance, this.#clock);
    const isError = typeof result === 'object' && result !== null;
    cell.formulaError = isError ? result.code : null;
    const answer = isError ? null : result;
    if (answer === cell.current) return false;
    cell.current = answer;
    if (!cell.instance.isPlaceholder) this.markChanged(cell);
    return true;
  }

  #queueReaders({ program, instance }: SessionCell): void {
    for (const local of program.readers) {
      const cell = instance.cells[local];
      if (cell) this.#work.push(cell);
    }
    for (const reader of program.crossScopeReaders)
      forEachReader(instance, reader, this.#queueCell);
    for (const reader of program.textReaders) forEachReader(instance, reader, this.#queueText);
  }

  readonly #queueCell = (cell: SessionCell): void => this.#work.push(cell);
  readonly #queueText = (cell: SessionCell): void => this.#texts?.queue(cell);

  /** The cells of a row decide whether their repeating field has something to show. */
  #queueCollection({ group, instance: { collection } }: SessionCell): void {
    if (!group && collection && !collection.program.hasFixedContent) this.#work.push(collection);
  }

  /** The same at once, for new cells that read it in the same order of evaluation. */
  #refreshCollection({ group, instance: { collection } }: SessionCell): void {
    if (group || !collection || collection.program.hasFixedContent) return;
    if (collection.flags >= 0) this.#refresh(collection);
  }

  /** Works out what people see of the cell, and of the rows in it. */
  #updateState(cell: SessionCell): void {
    const { collection, isPlaceholder } = cell.instance;
    if (isPlaceholder) return;
    let state = collection ? cell.flags & (collection.state | ~cascading) : cell.flags;
    if ((state & aspects.visible) === 0) state &= ~aspects.required;
    if (state === cell.state) return;
    if (((state ^ cell.state) & aspects.visible) !== 0) this.visibilityChanges += 1;
    cell.state = state;
    this.markChanged(cell);
    for (const row of cell.rows) for (const inner of row.instance.cells) this.#updateState(inner);
  }
}

/** What others see of an answer: nothing when the field is hidden. */
const shownAnswer = (cell: SessionCell) =>
  (cell.flags & aspects.visible) === 0 ? null : cell.given;

/** A repeating field is hidden when all its children are, in every row, or would be in a new one. */
function areRowsHidden({ evaluatedRows, program }: SessionCell): boolean {
  if (program.children.length === 0) return false;
  for (const row of evaluatedRows) {
    for (const cell of row.cells) if ((cell.flags & aspects.visible) !== 0) return false;
  }
  return true;
}

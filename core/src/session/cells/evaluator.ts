import type { AnswerValue } from '../../field-types/field-types.ts';
import { aspects } from '../../logic/action.ts';
import type { SessionCell, Instance } from './session-cell.ts';
import type { Clock } from '../../runtime/clock.ts';
import type {
  Compute,
  FindFilling,
  FormulaResult,
  ProgramField,
} from '../program/program-field.ts';
import { areRowsHidden } from './are-rows-hidden.ts';
import { typedAnswer } from './instance-builder.ts';
import { forEachReader } from './for-each-reader.ts';
import type { TextWriter } from '../program/text-writer.ts';
import { EvaluationQueue } from './evaluation-queue.ts';
import { evaluationRuns } from './evaluation-runs.ts';
import { shownState } from '../../logic/shown-state.ts';

const { visible, enabled } = aspects;
const cascading = visible | enabled;

/**
 * The maximum evaluations in a flush of fields that can read later ones: far more than they need to become
 * stable, and a limit for fields that never do.
 */
const maxRepeats = 10_000;

/**
 * Evaluates the cells of one session, and after a change only the affected ones: first visibility and computed
 * answers, then required and enabled, which nothing reads.
 */
export class Evaluator {
  readonly #clock: Clock;
  readonly #work = new EvaluationQueue();
  /** Cells whose required and enabled state is evaluated after visibility. */
  readonly #states = new Set<SessionCell>();
  readonly #texts: TextWriter<SessionCell> | undefined;
  #changed: SessionCell[] = [];
  /** Before the first evaluation is finished no listener has seen a cell, so nothing counts as changed. */
  #isSeen = false;
  #repeatsLeft = maxRepeats;
  /** Counts the changes of visibility. */
  visibilityChanges = 0;

  /** `texts` writes the texts with formulas. */
  constructor(clock: Clock, texts: TextWriter<SessionCell> | undefined) {
    this.#clock = clock;
    this.#texts = texts;
  }

  /** Evaluates new instances; existing ones must be up to date. */
  evaluateNew(instances: readonly Instance[]): void {
    const runs = evaluationRuns(instances);
    for (const { instance, fields } of runs) {
      for (const field of fields) this.#evaluateFirst(instance, field);
    }
    for (const instance of instances) {
      for (const field of instance.scope.plan.stateful) this.#evaluateStateOf(instance, field);
    }
    for (const instance of instances) this.#publishNew(instance);
  }

  /** Computes the effective states of a new instance, and queues its texts. */
  #publishNew(instance: Instance): void {
    const { scope, collection } = instance;
    const { fields, plan } = scope;
    // The state of a row also depends on the repeating fields around it.
    for (const field of collection ? fields : plan.evaluated) this.#updateState(instance, field);
    for (const { fieldIndex } of plan.written) this.#texts?.queue(instance.cellAt(fieldIndex));
  }

  /** Stores a new answer and queues its readers for `flush`. */
  updateAnswer(cell: SessionCell): void {
    const { instance, program } = cell;
    const answer = shownAnswer(instance, program);
    if (answer === cell.answer && !program.isReadWhenHidden && !program.isReadInWords) return;
    instance.answers[program.fieldIndex] = answer;
    this.#queueReaders(cell);
  }

  /** The same for new rows: formulas read the number of rows, even when these show nothing. */
  updateRows(cell: SessionCell): void {
    cell.instance.answers[cell.program.fieldIndex] = shownAnswer(cell.instance, cell.program);
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
    for (const cell of instance.cellsOf(instance.scope.fields)) {
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
    this.#repeatsLeft = maxRepeats;
    if (this.#states.size > 0) this.#refreshStates();
    if (this.#texts?.hasPending) for (const cell of this.#texts.writeAll()) this.markChanged(cell);
    const changed = this.#changed;
    this.#changed = [];
    for (const cell of changed) cell.isChanged = false;
    this.#isSeen = true;
    return changed;
  }

  #evaluateFirst(instance: Instance, program: ProgramField): void {
    const { fieldIndex, compute, findFilling, readsLaterFields } = program;
    const flags = (program.flags & ~visible) | this.#evaluateVisible(instance, program);
    instance.flags[fieldIndex] = flags;
    if (compute || findFilling) this.#workOut(instance.cellAt(fieldIndex));
    instance.answers[fieldIndex] = shownAnswer(instance, program);
    if (readsLaterFields) this.#work.push(instance.cellAt(fieldIndex));
    this.#refreshCollection(instance, program);
  }

  #refresh(cell: SessionCell): void {
    const { instance, program } = cell;
    const { findFilling, stateRules, readsLaterFields, fieldIndex } = program;
    if (readsLaterFields && --this.#repeatsLeft < 0) return;
    if (stateRules.length > 0 || findFilling) this.#states.add(cell);
    const before = cell.flags;
    const wereRowsShown = cell.areRowsShown;
    const flags = (before & ~visible) | this.#evaluateVisible(instance, program);
    const hasNewResult = this.#workOut(cell);
    if (cell.areRowsShown !== wereRowsShown) this.#queueReaders(cell);
    if (flags === before && !hasNewResult) return;
    instance.flags[fieldIndex] = flags;
    this.updateAnswer(cell);
    if (flags !== before) {
      for (const child of cell.children) this.#work.push(child);
      this.#queueCollection(cell);
      this.#updateState(instance, program);
    }
  }

  /** In any order: a group that comes after its content is evaluated again. */
  #refreshStates(): void {
    for (const cell of this.#states) {
      this.#states.delete(cell);
      const { instance, program, flags: before } = cell;
      this.#evaluateStateOf(instance, program);
      if (((cell.flags ^ before) & enabled) !== 0) {
        for (const child of cell.children) this.#states.add(child);
      }
      if (cell.flags !== before) this.#updateState(instance, program);
    }
  }

  /** Whether rules, groups and rows show a field, as the bit of the aspect. */
  #evaluateVisible(instance: Instance, program: ProgramField): number {
    let shown = program.flags & visible;
    for (const rule of program.visibleRules) {
      if (rule.matches(instance, this.#clock)) shown = rule.set & visible;
    }
    shown &= groupFlags(instance, program);
    if (program.rowScope) {
      const cell = instance.cellAt(program.fieldIndex);
      cell.areRowsShown = shown !== 0;
      if (!program.hasFixedContent && areRowsHidden(cell)) return 0;
    }
    return shown;
  }

  /** Stores whether rules and groups make a field required and enabled. */
  #evaluateStateOf(instance: Instance, program: ProgramField): void {
    const { fieldIndex } = program;
    let { flags } = program;
    for (const rule of program.stateRules) {
      if (rule.matches(instance, this.#clock)) flags = (flags & ~rule.clear) | rule.set;
    }
    if (program.findFilling && instance.cellAt(fieldIndex).filling?.isForced) flags &= ~enabled;
    flags &= (groupFlags(instance, program) | ~enabled) & ~visible;
    instance.flags[fieldIndex] = flags | ((instance.flags[fieldIndex] ?? 0) & visible);
  }

  /** Evaluates the answer that formulas or rules give a field; true when it changed. */
  #workOut(cell: SessionCell): boolean {
    const { compute, findFilling } = cell.program;
    if (compute) return this.#compute(cell, compute);
    return findFilling !== null && this.#fill(cell, findFilling);
  }

  /** Evaluates the answer of a computed field; true when it changed. */
  #compute(cell: SessionCell, compute: Compute<FormulaResult>): boolean {
    const { instance, program } = cell;
    const result = compute(instance, this.#clock);
    const isError = typeof result === 'object' && result !== null;
    cell.formulaError = isError ? result.code : null;
    const answer = isError ? null : result;
    if (answer === cell.current) return false;
    instance.current[program.fieldIndex] = answer;
    if (!instance.isPlaceholder && this.#isSeen) this.markChanged(cell);
    return true;
  }

  /** Applies the rules that fill in a field, or restores the visitor's answer; true when its answer changed. */
  #fill(cell: SessionCell, findFilling: FindFilling): boolean {
    const { instance, program, own, current } = cell;
    const isOpen = cell.takesDefaults && !cell.isKeptEmpty && isEmpty(program, own);
    cell.filling = findFilling(instance, this.#clock, isOpen);
    const answer = cell.filling ? cell.filling.value : own;
    if (Object.is(answer, current)) return false;
    instance.current[program.fieldIndex] = answer;
    instance.typed[program.fieldIndex] = isEmpty(program, answer) ? null : answer;
    if (!instance.isPlaceholder && this.#isSeen) this.markChanged(cell);
    return true;
  }

  #queueReaders({ program, instance }: SessionCell): void {
    for (const local of program.readers) this.#work.push(instance.cellAt(local));
    for (const reader of program.crossScopeReaders)
      forEachReader(instance, reader, this.#queueCell);
    for (const reader of program.textReaders) forEachReader(instance, reader, this.#queueText);
  }

  readonly #queueCell = (cell: SessionCell): void => this.#work.push(cell);
  readonly #queueText = (cell: SessionCell): void => this.#texts?.queue(cell);

  /** The cells of the rows determine whether their repeating field has visible content. */
  #queueCollection({ program, instance: { collection } }: SessionCell): void {
    if (collection && decidesOverRows(program, collection)) this.#work.push(collection);
  }

  /** The same immediately, for new cells that read it in the same evaluation. */
  #refreshCollection({ collection }: Instance, program: ProgramField): void {
    if (!collection || !decidesOverRows(program, collection)) return;
    if (collection.flags >= 0) this.#refresh(collection);
  }

  /** Computes the effective state of a field, and of its rows; a variable is never visible. */
  #updateState(instance: Instance, { fieldIndex, rowScope, variable }: ProgramField): void {
    const { collection, isPlaceholder, states } = instance;
    if (isPlaceholder || variable) return;
    const flags = instance.flags[fieldIndex] ?? 0;
    const before = states[fieldIndex] ?? 0;
    const state = shownState(collection ? flags & (collection.state | ~cascading) : flags);
    if (state === before) return;
    if (((state ^ before) & visible) !== 0) this.visibilityChanges += 1;
    states[fieldIndex] = state;
    if (this.#isSeen) this.markChanged(instance.cellAt(fieldIndex));
    if (!rowScope) return;
    for (const row of instance.cellAt(fieldIndex).rows) {
      for (const field of row.instance.scope.fields) this.#updateState(row.instance, field);
    }
  }
}

/** The answer as rules and formulas see it: empty when the field is hidden. */
function shownAnswer(instance: Instance, { fieldIndex, compute }: ProgramField): AnswerValue {
  if (((instance.flags[fieldIndex] ?? 0) & visible) === 0) return null;
  return (compute ? instance.current : instance.typed)[fieldIndex] ?? null;
}

/** Whether an answer counts as empty. */
const isEmpty = ({ definition }: ProgramField, value: AnswerValue) =>
  typedAnswer(definition, value) === null;

/** The flags of the group around a field; all flags set outside groups. */
const groupFlags = ({ flags }: Instance, { groupIndex }: ProgramField) =>
  groupIndex < 0 ? ~0 : (flags[groupIndex] ?? 0);

/** Whether a field in a row influences the visibility of the repeating field. */
const decidesOverRows = ({ groupIndex }: ProgramField, collection: SessionCell) =>
  groupIndex < 0 && !collection.program.hasFixedContent;

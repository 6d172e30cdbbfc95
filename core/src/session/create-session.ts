import type { AnswerValue, Answers } from '../field-types/field-types.ts';
import { isComputed } from '../field-types/is-computed.ts';
import {
  InstanceBuilder,
  asAnswers,
  rowLimitsOf,
  typedAnswer,
  type AbsentAnswers,
} from './cells/instance-builder.ts';
import type { SessionCell, SessionRow, Instance } from './cells/session-cell.ts';
import { findByPath, pathOfCell } from './cells/cell-path.ts';
import type { FormatContext } from '../messages/format-context.ts';
import type { MatchesPattern } from '../patterns/pattern-matcher.ts';
import type { Clock } from '../runtime/clock.ts';
import { Evaluator } from './cells/evaluator.ts';
import { keepOwn } from './cells/keep-own.ts';
import { mapAnswers } from './cells/map-answers.ts';
import type { Program } from './program/program.ts';
import { readAnswers } from './cells/read-answers.ts';
import { RunningPage } from './running-page.ts';
import type { Cell, RowCells, Session, SessionPage } from './session.ts';

export interface SessionOptions {
  /** Stored answers as unknown input; ids that the form does not have are ignored. */
  readonly answers?: unknown;
  readonly clock: Clock;
  /** The language of texts with formulas; without it Dutch, with booleans as formulas write them. */
  readonly texts?: FormatContext;
  /** External values of variables by id, also unknown input. */
  readonly variables?: unknown;
  /** The initial answer of a field without one: its default (`initial`, as for visitors) or empty. */
  readonly absent?: AbsentAnswers;
}

/** Starts a session of a program: deterministic, so that equal answers give equal sessions. */
export function createSession(program: Program, options: SessionOptions): Session {
  return new RunningSession(program, options);
}

class RunningSession implements Session {
  readonly pages: readonly SessionPage[];
  readonly clock: Clock;
  readonly texts: FormatContext | undefined;
  readonly matchesPattern: MatchesPattern;
  readonly #builder: InstanceBuilder;
  readonly #evaluator: Evaluator;
  readonly #form: Instance;
  #rowChanges = 0;

  constructor(
    program: Program,
    { answers, variables, clock, texts, absent = 'initial' }: SessionOptions,
  ) {
    this.clock = clock;
    this.texts = texts;
    this.matchesPattern = program.matchesPattern;
    this.#builder = new InstanceBuilder({ clock }, absent, asAnswers(variables));
    this.#evaluator = new Evaluator(clock, program.formulas?.createTextWriter(clock, texts));
    this.#form = this.#builder.buildForm(program.root, asAnswers(answers));
    this.#evaluator.evaluateNew(this.#builder.takeNewInstances());
    this.#evaluator.flush();
    this.pages = program.pages.map((page) => new RunningPage(page, this.#form));
  }

  get variables(): readonly Cell[] {
    const { scope } = this.#form;
    return this.#form.cellsOf(scope.fields.filter(({ variable }) => variable !== null));
  }

  get shownRevision(): number {
    return this.#evaluator.visibilityChanges + this.#rowChanges;
  }

  findCell(key: string): SessionCell | undefined {
    return this.#builder.findCell(key);
  }

  pathOf(cell: Cell): string {
    return pathOfCell(this.#nodeOf(cell));
  }

  findCellByPath(path: string): SessionCell | undefined {
    return findByPath(this.#form, path);
  }

  set(cell: Cell, value: AnswerValue): readonly Cell[] {
    const node = this.#builder.findOwn(cell);
    if (!node || !isSettable(node) || Object.is(node.current, value)) return [];
    if (node.program.findFilling) return this.#setOwn(node, value);
    const filled = mapAnswers(node, value);
    this.#put(node, value);
    for (const [target, mapped] of filled) {
      this.#put(target, mapped);
      this.#evaluator.markChanged(target);
    }
    if (filled.length > 0 || this.#evaluator.hasPending) {
      this.#evaluator.markChanged(node);
      return this.#publish();
    }
    node.notify();
    return node.asList;
  }

  /** The same in a field that rules fill in, whose filled-in value may remain. */
  #setOwn(node: SessionCell, value: AnswerValue): readonly Cell[] {
    this.#putOwn(node, value);
    for (const [target, mapped] of mapAnswers(node, value)) {
      this.#put(target, mapped);
      this.#evaluator.markChanged(target);
    }
    return this.#publish();
  }

  #putOwn(node: SessionCell, value: AnswerValue): void {
    keepOwn(node, value, this.clock);
    this.#evaluator.queue(node);
  }

  #put(node: SessionCell, value: AnswerValue): void {
    const { instance, program } = node;
    if (program.findFilling) return this.#putOwn(node, value);
    const typed = typedAnswer(program.definition, value);
    instance.current[program.fieldIndex] = value;
    if (typed === node.typed) return;
    instance.typed[program.fieldIndex] = typed;
    this.#evaluator.updateAnswer(node);
  }

  refresh(): readonly Cell[] {
    this.#evaluator.queueAll(this.#form);
    return this.#publish();
  }

  addRow(collection: Cell): RowCells | undefined {
    const node = this.#nodeOf(collection);
    if (node.rows.length >= (rowLimitsOf(node)?.max ?? 0)) return undefined;
    const row = this.#builder.buildRow(node, {});
    this.#changeRows(node, [...node.rows, row]);
    this.#publish();
    return row;
  }

  removeRow(collection: Cell, rowKey: string): void {
    const node = this.#nodeOf(collection);
    const row = node.rows.find(({ key }) => key === rowKey);
    if (!row) return;
    this.#builder.removeRow(row);
    this.#changeRows(
      node,
      node.rows.filter((other) => other !== row),
    );
    this.#publish();
  }

  moveRow(collection: Cell, rowKey: string, toIndex: number): void {
    const node = this.#nodeOf(collection);
    const row = node.rows.find(({ key }) => key === rowKey);
    if (!row) return;
    const others = node.rows.filter((other) => other !== row);
    this.#changeRows(node, [...others.slice(0, toIndex), row, ...others.slice(toIndex)]);
    this.#publish();
  }

  answers(): Answers {
    return readAnswers(this.#form, 'submitted');
  }

  allAnswers(): Answers {
    return readAnswers(this.#form, 'typed');
  }

  #changeRows(node: SessionCell, rows: readonly SessionRow[]): void {
    this.#rowChanges += 1;
    this.#builder.setRows(node, rows);
    this.#evaluator.evaluateNew(this.#builder.takeNewInstances());
    this.#evaluator.updateRows(node);
    this.#evaluator.queue(node);
    this.#evaluator.markChanged(node);
  }

  #publish(): readonly SessionCell[] {
    const changed = this.#evaluator.flush();
    for (const cell of changed) cell.notify();
    return changed;
  }

  /** The session's own cell for a view's cell. */
  #nodeOf(cell: Cell): SessionCell {
    const node = this.#builder.findOwn(cell);
    if (!node) throw new Error(`Cell ${cell.key} is not of this session`);
    return node;
  }
}

const isSettable = ({ program: { definition, isFixed } }: SessionCell) =>
  definition.role === 'input' && !isComputed(definition) && !isFixed;

import type { AnswerValue, AnyDefinition } from '../../field-types/field-types.ts';
import type { Field } from '../../form/form-definition.ts';
import type { FormulaErrorCode } from '../../formulas/values/formula-value.ts';
import { aspects } from '../../logic/action.ts';
import { cellKeyOf } from './cell-key.ts';
import type { Filling, ProgramField, Scope } from '../program/program-field.ts';
import type { ReadableInstance } from '../program/readable-cell.ts';
import { readRows } from './read-answers.ts';
import type { Cell, RowCells } from '../session.ts';

const noRows: readonly SessionRow[] = [];
const noListeners: readonly (() => void)[] = [];

/** A row in the session: the part that views see, and its instance. */
export interface SessionRow extends RowCells {
  readonly cells: readonly SessionCell[];
  readonly instance: Instance;
}

/**
 * A scope with its answers: the form, or one row. Lists are indexed by the field's position in the scope; bits
 * are those of `aspects`.
 */
export interface Instance extends ReadableInstance<SessionCell> {
  readonly scope: Scope;
  /** The row's key; empty for the form. */
  readonly key: string;
  /** The instance that contains the row's repeating field. */
  readonly parent: Instance | null;
  readonly collection: SessionCell | null;
  /**
   * An invisible row that represents the rows of an empty repeating field, to determine whether a row would
   * have visible content.
   */
  readonly isPlaceholder: boolean;
  /** The answers; rows contain their own. */
  readonly current: AnswerValue[];
  /** The same, `null` when empty; always `null` for computed fields, because they are not typed. */
  readonly typed: AnswerValue[];
  /** The same as rules see it: also `null` when the field is hidden. */
  readonly answers: AnswerValue[];
  /** The flags that rules and groups give a field within its scope; -1 until evaluated. */
  readonly flags: number[];
  /** The same, including the repeating fields around it. */
  readonly states: number[];
  /** The cells of these fields of the scope. */
  cellsOf(fields: readonly ProgramField[]): readonly SessionCell[];
}

/** A cell in the session: a view of one position in an instance, with its own additional state. */
export class SessionCell implements Cell {
  readonly program: ProgramField;
  readonly instance: Instance;
  readonly rank: number;
  readonly #at: number;
  rows: readonly SessionRow[] = noRows;
  /** The placeholder row while there are no rows. */
  placeholderRows: readonly SessionRow[] = noRows;
  areRowsShown = false;
  revision = 0;
  isQueued = false;
  isChanged = false;
  /** The error of its formula. */
  formulaError: FormulaErrorCode | null = null;
  /** The field with its evaluated texts; `null` when it has no formulas in texts. */
  written: Field | null = null;
  areTextsStale = false;
  /** The visitor's own answer in a field that rules fill in; used when they no longer match. */
  own: AnswerValue = null;
  /** The visitor emptied the field, so rules that fill in only empty fields skip it. */
  isKeptEmpty = false;
  /** Rules fill in this empty field, like a default; not when answers are final. */
  takesDefaults = false;
  /** The value that a rule fills in now. */
  filling: Filling | null = null;

  #contentRevision = 0;
  /** The state at the last notification, apart from visibility; present once a view counts its changes. */
  #lastNotified: readonly unknown[] | undefined;
  #listeners: readonly (() => void)[] = noListeners;
  #children: readonly SessionCell[] | undefined;
  #list: readonly SessionCell[] | undefined;

  constructor(program: ProgramField, instance: Instance) {
    this.program = program;
    this.instance = instance;
    this.rank = program.rank;
    this.#at = program.fieldIndex;
  }

  get key(): string {
    return cellKeyOf(this.program.field.id, this.instance.key);
  }

  get field(): Field {
    return this.written ?? this.program.field;
  }

  get definition(): AnyDefinition {
    return this.program.definition;
  }

  /** The group or page that contains it, within its own scope, and determines its state. */
  get group(): SessionCell | null {
    const { groupIndex } = this.program;
    return groupIndex < 0 ? null : this.instance.cellAt(groupIndex);
  }

  get parent(): SessionCell | null {
    const { group } = this;
    return group && !group.program.isPage ? group : this.instance.collection;
  }

  get children(): readonly SessionCell[] {
    const { rowScope, children } = this.program;
    return (this.#children ??= rowScope ? [] : this.instance.cellsOf(children));
  }

  get current(): AnswerValue {
    return this.instance.current[this.#at] ?? null;
  }

  get typed(): AnswerValue {
    return this.instance.typed[this.#at] ?? null;
  }

  get answer(): AnswerValue {
    return this.instance.answers[this.#at] ?? null;
  }

  get flags(): number {
    return this.instance.flags[this.#at] ?? 0;
  }

  get state(): number {
    return this.instance.states[this.#at] ?? 0;
  }

  get value(): AnswerValue {
    return this.program.rowScope ? readRows(this, 'all') : this.current;
  }

  get visible(): boolean {
    return (this.state & aspects.visible) !== 0;
  }

  get required(): boolean {
    return (this.state & aspects.required) !== 0;
  }

  get requiredIfShown(): boolean {
    return (this.flags & aspects.required) !== 0;
  }

  get enabled(): boolean {
    return (this.state & aspects.enabled) !== 0;
  }

  get shown(): AnswerValue {
    return (this.flags & aspects.visible) === 0 ? null : this.current;
  }

  /** The rows in which rules are evaluated. */
  get evaluatedRows(): readonly SessionRow[] {
    return this.rows.length > 0 ? this.rows : this.placeholderRows;
  }

  /** The list with only this cell, cached because most changes affect one cell. */
  get asList(): readonly SessionCell[] {
    return (this.#list ??= [this]);
  }

  get contentRevision(): number {
    this.#lastNotified ??= this.#content();
    return this.#contentRevision;
  }

  subscribe(listener: () => void): () => void {
    this.#listeners = this.#listeners.concat(listener);
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener);
    };
  }

  notify(): void {
    this.revision += 1;
    if (this.#lastNotified) this.#countContent(this.#lastNotified);
    for (const listener of this.#listeners) listener();
  }

  #countContent(before: readonly unknown[]): void {
    const content = this.#content();
    if (content.every((part, index) => part === before[index])) return;
    this.#contentRevision += 1;
    this.#lastNotified = content;
  }

  #content(): readonly unknown[] {
    const { enabled, requiredIfShown, current, written, rows, formulaError } = this;
    return [enabled, requiredIfShown, current, written, rows, formulaError];
  }
}

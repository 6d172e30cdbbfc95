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

/** A row as the session keeps it: what views see, and the instance behind it. */
export interface SessionRow extends RowCells {
  readonly cells: readonly SessionCell[];
  readonly instance: Instance;
}

/**
 * A scope with its answers: the form, or one row. What is known of a field stands in lists, by the field's
 * place in the scope; bits are those of `aspects`.
 */
export interface Instance extends ReadableInstance<SessionCell> {
  readonly scope: Scope;
  /** The row's key; empty for the form. */
  readonly key: string;
  /** Where the repeating field stands that the row belongs to. */
  readonly parent: Instance | null;
  readonly collection: SessionCell | null;
  /**
   * A row that nobody sees: it stands in for the rows of a repeating field that has none, to know
   * whether there would be anything to fill in.
   */
  readonly isPlaceholder: boolean;
  /** What was answered; rows hold theirs themselves. */
  readonly current: AnswerValue[];
  /** The same, `null` when it counts as empty; always for computed fields: nobody typed it. */
  readonly typed: AnswerValue[];
  /** The same as rules see it: `null` also when the field is hidden. */
  readonly answers: AnswerValue[];
  /** What rules and groups make of a field within its scope; -1 until it is evaluated. */
  readonly flags: number[];
  /** The same after the repeating fields around it. */
  readonly states: number[];
  /** The cells of fields that the scope has. */
  cellsOf(fields: readonly ProgramField[]): readonly SessionCell[];
}

/** A cell as the session keeps it: a view of one place in an instance, and what only that place has. */
export class SessionCell implements Cell {
  readonly program: ProgramField;
  readonly instance: Instance;
  readonly rank: number;
  readonly #at: number;
  rows: readonly SessionRow[] = noRows;
  /** The row that stands in while there are none. */
  placeholderRows: readonly SessionRow[] = noRows;
  areRowsShown = false;
  revision = 0;
  contentRevision = 0;
  isQueued = false;
  isChanged = false;
  /** Why its formula has no result. */
  formulaError: FormulaErrorCode | null = null;
  /** The field with the texts that formulas wrote; `null` when it has none. */
  written: Field | null = null;
  areTextsStale = false;
  /** Where rules fill in: what the visitor answered, which counts again once they no longer do. */
  own: AnswerValue = null;
  /** The visitor emptied the field, so that rules that fill in only empty ones leave it. */
  isKeptEmpty = false;
  /** Rules fill in an empty field, as a field begins with its own start: not where answers are final. */
  takesDefaults = false;
  /** What a rule fills in now. */
  filling: Filling | null = null;

  /** What listeners know of, besides being shown or hidden. */
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

  /** The group or page it stands in, within its own scope; that decides over it. */
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

  /** The rows that rules run in. */
  get evaluatedRows(): readonly SessionRow[] {
    return this.rows.length > 0 ? this.rows : this.placeholderRows;
  }

  /** The list of only this cell, kept because a change of one answer mostly changes nothing else. */
  get asList(): readonly SessionCell[] {
    return (this.#list ??= [this]);
  }

  subscribe(listener: () => void): () => void {
    this.#lastNotified ??= this.#content();
    this.#listeners = this.#listeners.concat(listener);
    return () => {
      this.#listeners = this.#listeners.filter((other) => other !== listener);
    };
  }

  notify(): void {
    this.revision += 1;
    const content = this.#content();
    if (content.some((part, index) => part !== this.#lastNotified?.[index])) {
      this.contentRevision += 1;
      this.#lastNotified = content;
    }
    for (const listener of this.#listeners) listener();
  }

  #content(): readonly unknown[] {
    const { enabled, requiredIfShown, current, written, rows, formulaError } = this;
    return [enabled, requiredIfShown, current, written, rows, formulaError];
  }
}

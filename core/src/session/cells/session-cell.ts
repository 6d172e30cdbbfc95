import type { AnswerValue, AnyDefinition } from '../../field-types/field-types.ts';
import type { Field } from '../../form/form-definition.ts';
import type { FormulaErrorCode } from '../../formulas/values/formula-value.ts';
import { aspects } from '../../logic/action.ts';
import { cellKeyOf } from './cell-key.ts';
import type { ProgramField, Scope } from '../program/program-field.ts';
import { readRows } from './read-answers.ts';
import type { Cell, RowCells } from '../session.ts';

const noCells: readonly SessionCell[] = [];
const noRows: readonly SessionRow[] = [];

/** A row as the session keeps it: what views see, and the instance behind it. */
export interface SessionRow extends RowCells {
  readonly cells: readonly SessionCell[];
  readonly instance: Instance;
}

/** A scope with its cells: the form, or one row. */
export interface Instance {
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
  /** By the fields' place in the scope. */
  readonly cells: SessionCell[];
}

/** A cell as the session keeps it. Bits are those of `aspects`. */
export class SessionCell implements Cell {
  readonly key: string;
  readonly program: ProgramField;
  readonly instance: Instance;
  readonly rank: number;
  /** The group it stands in, within its own scope; that decides over it. */
  readonly group: SessionCell | null;
  children: readonly SessionCell[] = noCells;
  rows: readonly SessionRow[] = noRows;
  /** The row that stands in while there are none. */
  placeholderRows: readonly SessionRow[] = noRows;
  revision = 0;
  contentRevision = 0;

  /** What was answered; rows hold theirs themselves. */
  current: AnswerValue = null;
  /** The same, `null` when it counts as empty; always for computed fields: nobody typed it. */
  typed: AnswerValue = null;
  /** The same as rules see it: `null` also when the field is hidden. */
  answer: AnswerValue = null;
  /** What rules and groups make of it within its scope; -1 until it is evaluated. */
  flags = -1;
  /** The same after the repeating fields around it. */
  state = 0;
  areRowsShown = false;
  isQueued = false;
  isChanged = false;

  /** Why its formula has no result. */
  formulaError: FormulaErrorCode | null = null;
  /** The field with the texts that formulas wrote; `null` when it has none. */
  written: Field | null = null;
  areTextsStale = false;

  /** What listeners know of, besides being shown or hidden. */
  #lastNotified: readonly unknown[] | undefined;
  #listeners: Set<() => void> | undefined;
  #list: readonly SessionCell[] | undefined;

  constructor(program: ProgramField, instance: Instance, group: SessionCell | null) {
    this.program = program;
    this.instance = instance;
    this.rank = program.rank;
    this.group = group;
    this.key = cellKeyOf(program.field.id, instance.key);
  }

  get field(): Field {
    return this.written ?? this.program.field;
  }

  get definition(): AnyDefinition {
    return this.program.definition;
  }

  get parent(): SessionCell | null {
    return this.group ?? this.instance.collection;
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

  /** What rules and formulas may read of the answer, were the field shown. */
  get given(): AnswerValue {
    return this.program.compute ? this.current : this.typed;
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
    const listeners = (this.#listeners ??= new Set());
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  notify(): void {
    this.revision += 1;
    const content = this.#content();
    if (content.some((part, index) => part !== this.#lastNotified?.[index])) {
      this.contentRevision += 1;
      this.#lastNotified = content;
    }
    if (this.#listeners) for (const listener of this.#listeners) listener();
  }

  #content(): readonly unknown[] {
    const { enabled, requiredIfShown, current, written, rows, formulaError } = this;
    return [enabled, requiredIfShown, current, written, rows, formulaError];
  }
}

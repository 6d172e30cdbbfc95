import type { StartContext } from '../../field-types/field-type.ts';
import type { AnswerValue, AnyDefinition } from '../../field-types/field-types.ts';
import { aspects } from '../../logic/action.ts';
import { splitCellKey } from './cell-key.ts';
import { findInInstance } from './cell-path.ts';
import { SessionInstance, placeholderKey } from './session-instance.ts';
import { SessionCell, type Instance, type SessionRow } from './session-cell.ts';
import type { Cell } from '../session.ts';
import type { ProgramField, Scope } from '../program/program-field.ts';

/** Unvalidated answers. */
export type UnknownAnswers = Readonly<Record<string, unknown>>;

/** The initial answer of a field without one: its default, or empty. */
export type AbsentAnswers = 'initial' | 'empty';

/** Creates the form and the rows of one session with their answers, and finds cells by key. */
export class InstanceBuilder {
  /** By row key, which is empty for the form. Excludes placeholders. */
  readonly #instances = new Map<string, Instance>();
  readonly #context: StartContext;
  readonly #absent: AbsentAnswers;
  readonly #variables: UnknownAnswers;
  #made: Instance[] = [];
  #rowCount = 0;

  /** `variables` contains their external values; answers never set them. */
  constructor(context: StartContext, absent: AbsentAnswers, variables: UnknownAnswers) {
    this.#context = context;
    this.#absent = absent;
    this.#variables = variables;
  }

  buildForm(scope: Scope, answers: UnknownAnswers): Instance {
    return this.#build(new SessionInstance(scope, '', null), answers);
  }

  buildRow(collection: SessionCell, answers: UnknownAnswers): SessionRow {
    this.#rowCount += 1;
    return this.#buildRow(collection, `r${this.#rowCount}`, answers);
  }

  /** The instances created since the last call, placeholders included. */
  takeNewInstances(): readonly Instance[] {
    const taken = this.#made;
    this.#made = [];
    return taken;
  }

  /** Removes a row and its nested rows. */
  removeRow({ instance }: { readonly instance: Instance }): void {
    this.#instances.delete(instance.key);
    for (const { fieldIndex, rowScope } of instance.scope.fields) {
      if (rowScope) for (const row of instance.cellAt(fieldIndex).rows) this.removeRow(row);
    }
  }

  findCell(key: string): SessionCell | undefined {
    const [fieldId, rowKey] = splitCellKey(key);
    const instance = this.#instances.get(rowKey);
    return instance && findInInstance(instance, fieldId);
  }

  /** The session's own cell for a view's cell; `undefined` once its row was removed. */
  findOwn(cell: Cell): SessionCell | undefined {
    if (!(cell instanceof SessionCell)) return undefined;
    return this.#instances.get(cell.instance.key) === cell.instance ? cell : undefined;
  }

  #buildRow(collection: SessionCell, key: string, answers: UnknownAnswers): SessionRow {
    const scope = collection.program.rowScope;
    if (!scope) throw new Error(`Field ${collection.program.field.id} has no rows`);
    const instance = this.#build(new SessionInstance(scope, key, collection), answers);
    return { key, instance, cells: instance.cellsOf(scope.top) };
  }

  #build(instance: Instance, answers: UnknownAnswers): Instance {
    this.#made.push(instance);
    if (!instance.isPlaceholder) this.#instances.set(instance.key, instance);
    this.#fill(instance, answers);
    return instance;
  }

  #fill(instance: Instance, answers: UnknownAnswers): void {
    for (const program of instance.scope.fields) {
      const { fieldIndex, definition, field, rowScope, compute, variable } = program;
      const answer = ownAnswer(variable ? this.#variables : answers, field.id);
      if (rowScope) this.#fillRows(instance.cellAt(fieldIndex), answer);
      else if (definition.role === 'input' && !compute) {
        const value = program.findFilling
          ? this.#fillOwn(instance.cellAt(fieldIndex), answer)
          : this.#valueOf(instance, program, answer);
        const typed = typedAnswer(definition, value);
        instance.current[fieldIndex] = value;
        instance.typed[fieldIndex] = typed;
        if (isAlwaysShown(instance.flags[fieldIndex])) instance.answers[fieldIndex] = typed;
      }
    }
  }

  /** The visitor's own answer in a field that rules fill in; the cell stores it. */
  #fillOwn(cell: SessionCell, answer: unknown): AnswerValue {
    const { instance, program } = cell;
    const { definition, isFixed } = program;
    const isKeptEmpty = answer === null && !isFixed && definition.role === 'input';
    cell.isKeptEmpty = isKeptEmpty;
    cell.takesDefaults = this.#absent === 'initial' || isFixed;
    cell.own = isKeptEmpty ? definition.emptyValue : this.#valueOf(instance, program, answer);
    return cell.own;
  }

  #valueOf(
    { isPlaceholder }: Instance,
    { definition, field, isFixed }: ProgramField,
    answer: unknown,
  ): AnswerValue {
    if (definition.role !== 'input') return null;
    if (isFixed) return definition.initialValue(field, this.#context);
    const parsed = answer === undefined ? undefined : definition.parse(answer, field);
    if (parsed !== undefined) return parsed;
    const isStart = answer === undefined && this.#absent === 'initial' && !isPlaceholder;
    return isStart ? definition.initialValue(field, this.#context) : definition.emptyValue;
  }

  #fillRows(cell: SessionCell, answer: unknown): void {
    const rows = Array.isArray(answer) ? answer.slice(0, maxKeptRows) : this.#startRows(cell);
    this.setRows(
      cell,
      rows.map((row: unknown) => this.buildRow(cell, asAnswers(row))),
    );
  }

  /** Sets the rows of a repeating field, or the placeholder when it has none. */
  setRows(cell: SessionCell, rows: readonly SessionRow[]): void {
    cell.rows = rows;
    cell.placeholderRows = rows.length === 0 ? [this.#buildRow(cell, placeholderKey, {})] : [];
    // Always a new list, so that formulas over the rows are evaluated again.
    cell.instance.typed[cell.program.fieldIndex] = rows.length === 0 ? null : [];
  }

  #startRows(cell: SessionCell): readonly UnknownAnswers[] {
    if (this.#absent === 'empty' || cell.instance.isPlaceholder) return [];
    const min = Math.max(rowLimitsOf(cell)?.min ?? 0, cell.field.is_required ? 1 : 0);
    return Array.from({ length: min }, () => ({}));
  }
}

/** Whether nothing influences that a field is shown, by its flags in a new instance. */
const isAlwaysShown = (flags = -1) => flags > 0 && (flags & aspects.visible) !== 0;

/** The answer as rules see it: `null` when it counts as empty. */
export function typedAnswer(definition: AnyDefinition, value: AnswerValue): AnswerValue {
  return definition.role === 'input' && !definition.isEmpty(value) ? value : null;
}

/** The row limits of a repeating field; `undefined` for other fields. */
export function rowLimitsOf({ program }: { readonly program: ProgramField }) {
  const { definition, field } = program;
  const isRows = definition.role === 'container' && definition.children === 'rows';
  return isRows ? definition.rowLimits(field) : undefined;
}

/** Rows above the maximum are kept and marked; more than this many cannot come from a visitor. */
export const maxKeptRows = 400;

/** A record of answers; anything else counts as no answers. */
export function asAnswers(input: unknown): UnknownAnswers {
  const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input);
  // Only own members are ever read, each by a field's id, and each is parsed.
  return isRecord ? (input as UnknownAnswers) : {};
}

function ownAnswer(answers: UnknownAnswers, id: string): unknown {
  const answer = answers[id];
  return answer !== undefined && Object.hasOwn(answers, id) ? answer : undefined;
}

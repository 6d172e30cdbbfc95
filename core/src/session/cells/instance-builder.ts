import type { StartContext } from '../../field-types/field-type.ts';
import type { AnswerValue, AnyDefinition } from '../../field-types/field-types.ts';
import { splitCellKey } from './cell-key.ts';
import { findInInstance } from './cell-path.ts';
import { SessionInstance, placeholderKey } from './session-instance.ts';
import { SessionCell, type Instance, type SessionRow } from './session-cell.ts';
import type { Cell } from '../session.ts';
import type { ProgramField, Scope } from '../program/program-field.ts';

/** Answers from outside, not yet looked at. */
export type UnknownAnswers = Readonly<Record<string, unknown>>;

/** What a field without an answer holds: its own start, or nothing. */
export type AbsentAnswers = 'initial' | 'empty';

/** Makes the form and the rows of one session with their answers, and finds cells in them by key. */
export class InstanceBuilder {
  /** By row key; the form's is empty. Without placeholders. */
  readonly #instances = new Map<string, Instance>();
  readonly #context: StartContext;
  readonly #absent: AbsentAnswers;
  readonly #variables: UnknownAnswers;
  #made: Instance[] = [];
  #rowCount = 0;

  /** `variables` holds what is given for them from outside: answers never do. */
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

  /** The instances made since the last call, placeholders included. */
  takeNewInstances(): readonly Instance[] {
    const taken = this.#made;
    this.#made = [];
    return taken;
  }

  /** Removes a row, and the rows in it. */
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

  /** The session's own cell behind the one a view holds; `undefined` once its row is gone. */
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
        instance.current[fieldIndex] = value;
        instance.typed[fieldIndex] = typedAnswer(definition, value);
      }
    }
  }

  /** What the visitor answered where rules fill in; the cell remembers it. */
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
    const rows = Array.isArray(answer) ? answer.slice(0, mostKeptRows) : this.#startRows(cell);
    this.setRows(
      cell,
      rows.map((row: unknown) => this.buildRow(cell, asAnswers(row))),
    );
  }

  /** Gives a repeating field its rows, or the placeholder while it has none. */
  setRows(cell: SessionCell, rows: readonly SessionRow[]): void {
    cell.rows = rows;
    cell.placeholderRows = rows.length === 0 ? [this.#buildRow(cell, placeholderKey, {})] : [];
    // Always another list, so that formulas over the rows are worked out anew.
    cell.instance.typed[cell.program.fieldIndex] = rows.length === 0 ? null : [];
  }

  #startRows(cell: SessionCell): readonly UnknownAnswers[] {
    if (this.#absent === 'empty' || cell.instance.isPlaceholder) return [];
    const least = Math.max(rowLimitsOf(cell)?.min ?? 0, cell.field.is_required ? 1 : 0);
    return Array.from({ length: least }, () => ({}));
  }
}

/** What rules see of an answer: `null` when it counts as empty. */
export function typedAnswer(definition: AnyDefinition, value: AnswerValue): AnswerValue {
  return definition.role === 'input' && !definition.isEmpty(value) ? value : null;
}

/** The row limits of a repeating field; `undefined` for other fields. */
export function rowLimitsOf({ program }: { readonly program: ProgramField }) {
  const { definition, field } = program;
  const isRows = definition.role === 'container' && definition.children === 'rows';
  return isRows ? definition.rowLimits(field) : undefined;
}

/** Rows above the maximum are kept, and marked; beyond this many they are no visitor's work. */
export const mostKeptRows = 400;

/** A record to look answers up in; anything else counts as no answers. */
export function asAnswers(input: unknown): UnknownAnswers {
  const isRecord = typeof input === 'object' && input !== null && !Array.isArray(input);
  // Only own members are ever read, each by a field's id, and each is parsed.
  return isRecord ? (input as UnknownAnswers) : {};
}

function ownAnswer(answers: UnknownAnswers, id: string): unknown {
  const answer = answers[id];
  return answer !== undefined && Object.hasOwn(answers, id) ? answer : undefined;
}

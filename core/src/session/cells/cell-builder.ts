import type { StartContext } from '../../field-types/field-type.ts';
import type { AnswerValue, AnyDefinition } from '../../field-types/field-types.ts';
import { SessionCell, type SessionRow, type Instance } from './session-cell.ts';
import type { ProgramField, Scope } from '../program/program-field.ts';

/** Answers from outside, not yet looked at. */
export type UnknownAnswers = Readonly<Record<string, unknown>>;

/** What a field without an answer holds: its own start, or nothing. */
export type AbsentAnswers = 'initial' | 'empty';

/** Makes the cells of one session, for the form and for rows, and finds them again by key. */
export class CellBuilder {
  readonly cells = new Map<string, SessionCell>();
  readonly #context: StartContext;
  readonly #absent: AbsentAnswers;
  #made: SessionCell[] = [];
  #rowCount = 0;

  constructor(context: StartContext, absent: AbsentAnswers) {
    this.#context = context;
    this.#absent = absent;
  }

  buildForm(scope: Scope, answers: UnknownAnswers): Instance {
    return this.#buildInstance({ scope, key: '', collection: null, isPlaceholder: false }, answers);
  }

  buildRow(collection: SessionCell, answers: UnknownAnswers): SessionRow {
    this.#rowCount += 1;
    return this.#build(collection, `r${this.#rowCount}`, false, answers);
  }

  /** Makes the empty row that represents the rows of a repeating field that has none. */
  buildPlaceholderRow(collection: SessionCell): SessionRow {
    return this.#build(collection, 'ghost', true, {});
  }

  /** The cells made since the last call, placeholders included. */
  takeNewCells(): readonly SessionCell[] {
    const taken = this.#made;
    this.#made = [];
    return taken;
  }

  /** Removes the cells of a row, and of the rows in it. */
  removeCells({ instance }: SessionRow): void {
    for (const cell of instance.cells) {
      this.cells.delete(cell.key);
      for (const row of cell.rows) this.removeCells(row);
    }
  }

  #build(
    collection: SessionCell,
    key: string,
    isPlaceholder: boolean,
    answers: UnknownAnswers,
  ): SessionRow {
    const scope = collection.program.rowScope;
    if (!scope) throw new Error(`Field ${collection.field.id} has no rows`);
    const instance = this.#buildInstance({ scope, key, collection, isPlaceholder }, answers);
    return { key, instance, cells: pick(instance, scope.top) };
  }

  #buildInstance(
    place: Pick<Instance, 'scope' | 'key' | 'collection' | 'isPlaceholder'>,
    answers: UnknownAnswers,
  ): Instance {
    const { scope, collection, isPlaceholder } = place;
    const instance: Instance = { ...place, parent: collection?.instance ?? null, cells: [] };
    for (const field of scope.fields) {
      const group =
        field.parent?.scope === scope ? instance.cells[field.parent.fieldIndex] : undefined;
      const cell = new SessionCell(field, instance, group ?? null);
      instance.cells.push(cell);
      this.#made.push(cell);
      if (!isPlaceholder) this.cells.set(cell.key, cell);
      this.#fill(cell, answers);
    }
    for (const cell of instance.cells) {
      if (!cell.program.rowScope) cell.children = pick(instance, cell.program.children);
    }
    return instance;
  }

  #fill(cell: SessionCell, answers: UnknownAnswers): void {
    const { id } = cell.field;
    const answer = Object.hasOwn(answers, id) ? answers[id] : undefined;
    if (cell.program.rowScope) {
      const rows = Array.isArray(answer) ? answer.slice(0, mostKeptRows) : this.#startRows(cell);
      this.setRows(
        cell,
        rows.map((row: unknown) => this.buildRow(cell, asAnswers(row))),
      );
    } else {
      cell.current = this.#valueOf(cell, answer);
      cell.typed = cell.program.compute ? null : typedAnswer(cell.program.definition, cell.current);
    }
  }

  /** Gives a repeating field its rows, or the placeholder while it has none. */
  setRows(cell: SessionCell, rows: readonly SessionRow[]): void {
    cell.rows = rows;
    cell.placeholderRows = rows.length === 0 ? [this.buildPlaceholderRow(cell)] : [];
    // Always another list, so that formulas over the rows are worked out anew.
    cell.typed = rows.length === 0 ? null : [];
  }

  #valueOf({ program, field, instance }: SessionCell, answer: unknown): AnswerValue {
    const { definition } = program;
    if (definition.role !== 'input' || program.compute) return null;
    if (program.isFixed) return definition.initialValue(field, this.#context);
    const parsed = answer === undefined ? undefined : definition.parse(answer, field);
    if (parsed !== undefined) return parsed;
    const isStart = answer === undefined && this.#absent === 'initial' && !instance.isPlaceholder;
    return isStart ? definition.initialValue(field, this.#context) : definition.emptyValue;
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

function pick(instance: Instance, fields: readonly ProgramField[]): readonly SessionCell[] {
  return fields.flatMap(({ fieldIndex }) => instance.cells[fieldIndex] ?? []);
}

import type { AnswerValue, Answers } from '@form-builder/core/field-types/field-types.ts';
import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { MatchesPattern } from '@form-builder/core/patterns/pattern-matcher.ts';
import type { Clock } from '@form-builder/core/runtime/clock.ts';
import type { Cell, RowCells, Session, SessionPage } from '@form-builder/core/session/session.ts';

/**
 * Links the sessions of two versions of a form: an answer given in one is given in the other too, if
 * that has the same question. What rules fill in and hide remains that of each version. `onEdit` is
 * called after each edit.
 */
export function linkSessions(
  first: Session,
  second: Session,
  onEdit: () => void,
): readonly [first: Session, second: Session] {
  return [new LinkedSession(first, second, onEdit), new LinkedSession(second, first, onEdit)];
}

class LinkedSession implements Session {
  readonly #own: Session;
  readonly #other: Session;
  readonly #onEdit: () => void;

  constructor(own: Session, other: Session, onEdit: () => void) {
    this.#own = own;
    this.#other = other;
    this.#onEdit = onEdit;
  }

  get clock(): Clock {
    return this.#own.clock;
  }

  get texts(): FormatContext | undefined {
    return this.#own.texts;
  }

  get matchesPattern(): MatchesPattern {
    return this.#own.matchesPattern;
  }

  get pages(): readonly SessionPage[] {
    return this.#own.pages;
  }

  get variables(): readonly Cell[] {
    return this.#own.variables;
  }

  get shownRevision(): number {
    return this.#own.shownRevision;
  }

  findCell(key: string): Cell | undefined {
    return this.#own.findCell(key);
  }

  pathOf(cell: Cell): string {
    return this.#own.pathOf(cell);
  }

  findCellByPath(path: string): Cell | undefined {
    return this.#own.findCellByPath(path);
  }

  set(cell: Cell, value: AnswerValue): readonly Cell[] {
    const twin = this.#findTwin(cell);
    const changed = this.#own.set(cell, value);
    if (twin !== undefined) this.#other.set(twin, value);
    this.#onEdit();
    return changed;
  }

  refresh(): readonly Cell[] {
    return this.#own.refresh();
  }

  addRow(collection: Cell): RowCells | undefined {
    const twin = this.#findTwin(collection);
    const row = this.#own.addRow(collection);
    if (row !== undefined && twin !== undefined) this.#other.addRow(twin);
    this.#onEdit();
    return row;
  }

  removeRow(collection: Cell, rowKey: string): void {
    const twin = this.#findTwin(collection);
    const key = twin?.rows[indexOfRow(collection, rowKey)]?.key;
    this.#own.removeRow(collection, rowKey);
    if (twin !== undefined && key !== undefined) this.#other.removeRow(twin, key);
    this.#onEdit();
  }

  moveRow(collection: Cell, rowKey: string, toIndex: number): void {
    const twin = this.#findTwin(collection);
    const key = twin?.rows[indexOfRow(collection, rowKey)]?.key;
    this.#own.moveRow(collection, rowKey, toIndex);
    if (twin !== undefined && key !== undefined) this.#other.moveRow(twin, key, toIndex);
    this.#onEdit();
  }

  answers(): Answers {
    return this.#own.answers();
  }

  allAnswers(): Answers {
    return this.#own.allAnswers();
  }

  /** The cell of the same question in the other version; none when its type changed. */
  #findTwin(cell: Cell): Cell | undefined {
    const twin = this.#other.findCellByPath(this.#own.pathOf(cell));
    return twin?.field.type === cell.field.type ? twin : undefined;
  }
}

const indexOfRow = ({ rows }: Cell, rowKey: string): number =>
  rows.findIndex(({ key }) => key === rowKey);

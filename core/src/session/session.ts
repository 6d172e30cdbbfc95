import type { AnswerValue, Answers, AnyDefinition } from '../field-types/field-types.ts';
import type { Field, Page } from '../form/form-definition.ts';
import type { FormulaErrorCode } from '../formulas/values/formula-value.ts';
import type { FormatContext } from '../messages/format-context.ts';
import type { MatchesPattern } from '../patterns/pattern-matcher.ts';
import type { Clock } from '../runtime/clock.ts';

/**
 * One field in one location: a field outside repeats has one cell, a field inside a repeat has one per row. The
 * object keeps its identity while its row exists, so a view can subscribe to it; its members change, and
 * `subscribe` reports when.
 */
export interface Cell {
  /** Unique in the session and stable while rows move: `fieldId`, or `fieldId~rowKey` in a row. */
  readonly key: string;
  /** The field with its texts evaluated. */
  readonly field: Field;
  readonly definition: AnyDefinition;
  /** The cell of the container that contains it; `null` directly on the page. */
  readonly parent: Cell | null;
  readonly value: AnswerValue;
  /** The error of the field's formula: for designers, never for visitors. */
  readonly formulaError: FormulaErrorCode | null;
  /**
   * The effective visibility after rules, parents and rows. A hidden field counts as empty and is not
   * submitted.
   */
  readonly visible: boolean;
  readonly required: boolean;
  /** The same as if it were visible: rendered in advance, so that showing a field changes nothing else. */
  readonly requiredIfShown: boolean;
  readonly enabled: boolean;
  /** The cells of a group, in order; empty for other types. */
  readonly children: readonly Cell[];
  /** The rows of a repeating field, in order; empty for other types. */
  readonly rows: readonly RowCells[];
  /** Calls `listener` after a change of this cell; returns the function to unsubscribe. */
  subscribe(listener: () => void): () => void;
  /** A counter of the changes of this cell: a snapshot for view libraries. */
  readonly revision: number;
  /** The same, without changes of visibility only. */
  readonly contentRevision: number;
}

/** One row of a repeating field. */
export interface RowCells {
  /** Constant while the row exists, also when it moves. */
  readonly key: string;
  readonly cells: readonly Cell[];
}

/** One page with its top-level cells. */
export interface SessionPage {
  readonly page: Page;
  readonly cells: readonly Cell[];
  /** False when nothing on it is visible: then it is not a step. */
  readonly visible: boolean;
}

/** A program with the answers of one visitor. */
export interface Session {
  /** The clock that it evaluates with. */
  readonly clock: Clock;
  /** The language of its texts, if one was given. */
  readonly texts: FormatContext | undefined;
  /** Compares answers with the designer's patterns. */
  readonly matchesPattern: MatchesPattern;
  readonly pages: readonly SessionPage[];
  /** The cells of variables, which are on no page and never visible. */
  readonly variables: readonly Cell[];
  /** A counter that changes when a cell is added, removed, shown or hidden: the steps depend on it. */
  readonly shownRevision: number;
  /** The cell by key: the field id outside rows, the page id for a page with rules. */
  findCell(key: string): Cell | undefined;
  /** The path of a cell for issues and answers: `id`, or `collectionId.index.id` in a row. */
  pathOf(cell: Cell): string;
  /** The cell of an issue's path. */
  findCellByPath(path: string): Cell | undefined;
  /**
   * Sets one answer, evaluates its dependents, notifies subscribers and returns the changed cells. Returns none
   * when nothing changes: the same answer, a removed row, an always disabled field.
   */
  set(cell: Cell, value: AnswerValue): readonly Cell[];
  /** Reads the clock again: after midnight, or for formulas with the time. */
  refresh(): readonly Cell[];
  /** Adds an empty row; returns `undefined` and adds none at the maximum. */
  addRow(collection: Cell): RowCells | undefined;
  removeRow(collection: Cell, rowKey: string): void;
  moveRow(collection: Cell, rowKey: string, toIndex: number): void;
  /** The submitted answers: visible fields only. */
  answers(): Answers;
  /** All typed answers, hidden fields included, for drafts. */
  allAnswers(): Answers;
}

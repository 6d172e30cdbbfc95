import type { AnswerValue, Answers, AnyDefinition } from '../field-types/field-types.ts';
import type { Field, Page } from '../form/form-definition.ts';
import type { FormulaErrorCode } from '../formulas/values/formula-value.ts';
import type { FormatContext } from '../messages/format-context.ts';
import type { MatchesPattern } from '../patterns/pattern-matcher.ts';
import type { Clock } from '../runtime/clock.ts';

/**
 * One field as it stands in one place: a field outside repeats has one cell, a field inside a
 * repeat has one per row. The object keeps its identity as long as its row exists, so a view can
 * subscribe to it; its members change, and `subscribe` reports when.
 */
export interface Cell {
  /** Unique in the session and stable while rows move: `fieldId`, or `fieldId~rowKey` in a row. */
  readonly key: string;
  /** The field as it reads here: formulas in its texts are written out. */
  readonly field: Field;
  readonly definition: AnyDefinition;
  /** The cell of the container this one stands in; `null` on the page itself. */
  readonly parent: Cell | null;
  readonly value: AnswerValue;
  /** Why the field's formula has no result: for designers, never for visitors. */
  readonly formulaError: FormulaErrorCode | null;
  /** After rules, parents and rows: what is shown. Hidden counts as empty and is not submitted. */
  readonly visible: boolean;
  readonly required: boolean;
  /** The same, were it shown: drawn ahead, so that showing a field changes nothing else of it. */
  readonly requiredIfShown: boolean;
  readonly enabled: boolean;
  /** The cells of a group, in order; empty for other types. */
  readonly children: readonly Cell[];
  /** The rows of a repeating field, in order; empty for other types. */
  readonly rows: readonly RowCells[];
  /** Calls `listener` after a change of this cell; returns the way to stop. */
  subscribe(listener: () => void): () => void;
  /** A number that grows with each change of this cell: a snapshot for view libraries. */
  readonly revision: number;
  /** The same, of changes to more than whether it is shown. */
  readonly contentRevision: number;
}

/** One row of a repeating field. */
export interface RowCells {
  /** Stays the same while the row exists, wherever it moves. */
  readonly key: string;
  readonly cells: readonly Cell[];
}

/** One page with its top-level cells. */
export interface SessionPage {
  readonly page: Page;
  readonly cells: readonly Cell[];
  /** False when nothing on it is visible: there is no step for it. */
  readonly visible: boolean;
}

/** A program with answers: what one visitor has in front of them. */
export interface Session {
  /** The present it evaluates with. */
  readonly clock: Clock;
  /** The language that it writes texts in, if it was given one. */
  readonly texts: FormatContext | undefined;
  /** Compares answers with the designer's patterns. */
  readonly matchesPattern: MatchesPattern;
  readonly pages: readonly SessionPage[];
  /** The cells of variables, which no page has and nobody sees. */
  readonly variables: readonly Cell[];
  /** Grows when a cell comes or goes, is shown or hidden: the steps follow from it. */
  readonly shownRevision: number;
  /** The cell by key: for fields outside rows the field id, for a page that rules decide over its id. */
  findCell(key: string): Cell | undefined;
  /** The path of a cell for issues and answers: `id`, or `collectionId.index.id` in a row. */
  pathOf(cell: Cell): string;
  /** The cell an issue's path points at. */
  findCellByPath(path: string): Cell | undefined;
  /**
   * Sets one answer, evaluates what depends on it, notifies subscribers and returns the changed cells.
   * None when nothing changes: the same answer, a row that is gone, a field that is always disabled.
   */
  set(cell: Cell, value: AnswerValue): readonly Cell[];
  /** Looks at the clock again: after midnight, or for formulas that show the time. */
  refresh(): readonly Cell[];
  /** Adds an empty row; `undefined`, and no row, when there are as many as there may be. */
  addRow(collection: Cell): RowCells | undefined;
  removeRow(collection: Cell, rowKey: string): void;
  moveRow(collection: Cell, rowKey: string, toIndex: number): void;
  /** What is submitted: visible fields only. */
  answers(): Answers;
  /** Everything typed, hidden fields included: what a draft keeps. */
  allAnswers(): Answers;
}

import type { AnswerValue } from '../../field-types/field-types.ts';

/** A cell as compiled rules and formulas read it, where its answer alone does not say enough. */
export interface ReadableCell {
  /** The answer as it stands, so also an unticked box; `null` when the field is hidden. */
  readonly shown: AnswerValue;
  /** A repeating field that no rule hides; that its rows have nothing to show does not count. */
  readonly areRowsShown: boolean;
  readonly rows: readonly { readonly instance: ReadableInstance }[];
}

/** The form, or one row, as compiled rules and formulas read it: answers by the fields' place in the scope. */
export interface ReadableInstance<C extends ReadableCell = ReadableCell> {
  /** Where the repeating field stands that the row belongs to; `null` for the form. */
  readonly parent: ReadableInstance<C> | null;
  /** The answers, `null` when they count as empty. */
  readonly typed: readonly AnswerValue[];
  /** The same, `null` also when the field is hidden. */
  readonly answers: readonly AnswerValue[];
  /** The cell of a field that the scope has. */
  cellAt(fieldIndex: number): C;
}

/** A cell whose rows hold cells of the same kind. */
export interface NestedCell<C extends ReadableCell> extends ReadableCell {
  readonly rows: readonly { readonly instance: ReadableInstance<C> }[];
}

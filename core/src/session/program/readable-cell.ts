import type { AnswerValue } from '../../field-types/field-types.ts';

/** A cell as compiled rules and formulas read it, when its answer alone is not sufficient. */
export interface ReadableCell {
  /** The actual answer, including an unticked checkbox; `null` when the field is hidden. */
  readonly shown: AnswerValue;
  /** Whether no rule hides the repeating field, even if its rows show nothing. */
  readonly areRowsShown: boolean;
  readonly rows: readonly { readonly instance: ReadableInstance }[];
}

/** The form, or one row, as compiled rules and formulas read it: answers by field index. */
export interface ReadableInstance<C extends ReadableCell = ReadableCell> {
  /** The instance that contains the row's repeating field; `null` for the form. */
  readonly parent: ReadableInstance<C> | null;
  /** The answers, `null` when they count as empty. */
  readonly typed: readonly AnswerValue[];
  /** The same, `null` also when the field is hidden. */
  readonly answers: readonly AnswerValue[];
  /** The cell of a field that the scope has. */
  cellAt(fieldIndex: number): C;
}

/** A cell whose rows contain cells of the same kind. */
export interface NestedCell<C extends ReadableCell> extends ReadableCell {
  readonly rows: readonly { readonly instance: ReadableInstance<C> }[];
}

import type { ResultKind } from '../../field-types/field-type.ts';
import type { FormulaIssue } from '../../formulas/syntax/formula-issue.ts';
import type { FormulaNode, ReferenceNode } from '../../formulas/syntax/syntax-tree.ts';
import type { FormatContext } from '../../messages/format-context.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Dependency } from './dependencies.ts';
import type { FieldDraft } from './field-draft.ts';
import type { Compute, FormulaResult, ReferencePath, TextName } from './program-field.ts';
import type { TextCell, TextWriter } from './text-writer.ts';

/** An invalid formula, or one that refers to a field out of reach. */
export interface FormulaFault {
  readonly fieldId: string;
  /** The formula of the field: its own, or the one in a text or message. */
  readonly part:
    'formula' | 'set_value' | TextName | 'custom_error_message' | 'custom_required_message';
  readonly issue: FormulaIssue;
}

/** A parsed formula, or text with formulas, that is not yet bound to fields. */
export interface FormulaDraft<R> {
  /** Every field reference, with its position in the text. */
  readonly references: readonly ReferenceNode[];
  /** The errors in its text. */
  readonly issues: readonly FormulaIssue[];
  /** Binds it to its fields; `undefined` means that no such field is in reach. */
  bind(reach: (reference: ReferenceNode) => ReferencePath | undefined): Compute<R>;
}

/** The formula of a computed field. */
export interface ValueDraft extends FormulaDraft<FormulaResult> {
  /** `undefined` when it is invalid. */
  readonly node: FormulaNode | undefined;
}

/** A formula for a value, with its reads. */
export interface OperandFormula {
  readonly value: ValueDraft | undefined;
  readonly dependencies: readonly Dependency[];
  /** The fields from the start of a reference to the one it reads; `undefined` out of reach. */
  chainOf(path: readonly string[]): readonly FieldDraft[] | undefined;
}

/** The same after compilation. */
export interface BoundFormula {
  readonly compute: Compute<FormulaResult>;
  /** Its reads, by the reference as written. */
  readonly referencePaths: ReadonlyMap<string, ReferencePath>;
}

/** The formulas of one field during the construction of the program. */
export interface FieldFormulas extends OperandFormula {
  readonly texts: readonly TextDraft[];
}

/** The text of a field that contains a formula. */
export type TextPart = Exclude<FormulaFault['part'], 'formula' | 'set_value'>;

/** A text of a field with formulas. */
export interface TextDraft {
  readonly part: TextPart;
  readonly draft: FormulaDraft<string>;
}

/** Parses the formulas of fields, and binds them to fields once the ranks are known. */
export interface FormulaLinker {
  readonly faults: readonly FormulaFault[];
  /** The formulas of a field; `undefined` when it has none. */
  read(draft: FieldDraft): FieldFormulas | undefined;
  /** Compiles the formulas of a field, and records their errors. */
  bind(draft: FieldDraft, formulas: FieldFormulas): void;
  /** Parses the formula of an action of a field. */
  readOperand(draft: FieldDraft, source: string): OperandFormula;
  /** Compiles the formula of an action of a field, and records its errors. */
  bindOperand(draft: FieldDraft, formula: OperandFormula): BoundFormula;
}

/** The formula language as `compile` uses it. A separate part, so that forms without formulas do not load it. */
export interface FormulaEngine {
  readFormula(source: string, result: ResultKind): ValueDraft;
  /** `html`: the text is markup, and formulas are parsed and written only between its tags. */
  readText(text: string, format: 'plain' | 'html'): FormulaDraft<string>;
  /** Parses the formulas of a form's fields and binds them to fields. */
  createLinker(drafts: readonly FieldDraft[]): FormulaLinker;
  /** Writes the texts of one session. */
  createTextWriter<C extends TextCell>(clock: Clock, texts?: FormatContext): TextWriter<C>;
}

import type { ResultKind } from '../../field-types/field-type.ts';
import type { FormulaIssue } from '../../formulas/syntax/formula-issue.ts';
import type { FormulaNode, ReferenceNode } from '../../formulas/syntax/syntax-tree.ts';
import type { FormatContext } from '../../messages/format-context.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Dependency } from './dependencies.ts';
import type { FieldDraft } from './field-draft.ts';
import type { Compute, FormulaResult, ReferencePath, TextName } from './program-field.ts';
import type { TextCell, TextWriter } from './text-writer.ts';

/** A formula that cannot be read, or names a field that is not in its reach. */
export interface FormulaFault {
  readonly fieldId: string;
  /** Which formula of the field: its own, or the one in a text or message. */
  readonly part:
    'formula' | 'set_value' | TextName | 'custom_error_message' | 'custom_required_message';
  readonly issue: FormulaIssue;
}

/** A formula, or a text with formulas in it, that is read but not yet bound to fields. */
export interface FormulaDraft<R> {
  /** Every field it names, with its place in the text. */
  readonly references: readonly ReferenceNode[];
  /** What is wrong with it as text. */
  readonly issues: readonly FormulaIssue[];
  /** Binds it to the fields it names; `undefined` means that there is no such field in reach. */
  bind(reach: (reference: ReferenceNode) => ReferencePath | undefined): Compute<R>;
}

/** The formula of a computed field. */
export interface ValueDraft extends FormulaDraft<FormulaResult> {
  /** `undefined` when it cannot be read. */
  readonly node: FormulaNode | undefined;
}

/** A formula that gives a value, with what it reads. */
export interface OperandFormula {
  readonly value: ValueDraft | undefined;
  readonly dependencies: readonly Dependency[];
  /** The fields from where a reference begins to the one it reads; `undefined` out of reach. */
  chainOf(path: readonly string[]): readonly FieldDraft[] | undefined;
}

/** The same, ready to run. */
export interface BoundFormula {
  readonly compute: Compute<FormulaResult>;
  /** What it reads, by the reference as written. */
  readonly referencePaths: ReadonlyMap<string, ReferencePath>;
}

/** The formulas of one field while the program is being built. */
export interface FieldFormulas extends OperandFormula {
  readonly texts: readonly TextDraft[];
}

/** Which text of a field a formula is in. */
export type TextPart = Exclude<FormulaFault['part'], 'formula' | 'set_value'>;

/** A text of a field that has formulas in it. */
export interface TextDraft {
  readonly part: TextPart;
  readonly draft: FormulaDraft<string>;
}

/** Reads the formulas of fields, and binds them to what they name once the ranks are known. */
export interface FormulaLinker {
  readonly faults: readonly FormulaFault[];
  /** The formulas of a field; `undefined` when it has none. */
  read(draft: FieldDraft): FieldFormulas | undefined;
  /** Makes the formulas of a field ready to run, and notes their faults. */
  bind(draft: FieldDraft, formulas: FieldFormulas): void;
  /** Reads the formula of an action at a field. */
  readOperand(draft: FieldDraft, source: string): OperandFormula;
  /** Makes the formula of an action ready to run at a field, and notes its faults. */
  bindOperand(draft: FieldDraft, formula: OperandFormula): BoundFormula;
}

/**
 * The formula language as `compile` takes it. A part of its own, so that forms without formulas do
 * not load it.
 */
export interface FormulaEngine {
  readFormula(source: string, result: ResultKind): ValueDraft;
  /** `html`: the text is markup, so that formulas are only read, and written, between its tags. */
  readText(text: string, format: 'plain' | 'html'): FormulaDraft<string>;
  /** Reads the formulas of a form's fields and binds them to what they name. */
  createLinker(drafts: readonly FieldDraft[]): FormulaLinker;
  /** Writes the texts of one session. */
  createTextWriter<C extends TextCell>(clock: Clock, texts?: FormatContext): TextWriter<C>;
}

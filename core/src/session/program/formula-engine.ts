import type { AnswerValue } from '../../field-types/field-types.ts';
import type { ValueKind } from '../../field-types/value-kind.ts';
import type { Field } from '../../form/form-definition.ts';
import type { FormulaIssue } from '../../formulas/syntax/formula-issue.ts';
import type { FormulaError } from '../../formulas/values/formula-value.ts';
import type { ReferenceNode } from '../../formulas/syntax/syntax-tree.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { FieldDraft } from './build-program.ts';
import type { Instance } from '../cells/instance.ts';
import type { FormulaLinker } from './link-formulas.ts';
import type { TextWriter } from '../cells/text-writer.ts';

/** What a formula gives a field: an answer, or why there is none. */
export type FormulaResult = Exclude<AnswerValue, object> | FormulaError | null;

/** Works out a formula for a field's place in `instance`. */
export type Compute<R> = (instance: Instance, clock: Clock) => R;

/** One repeating field on the way from a formula to the column it reads. */
export interface ColumnStep {
  readonly fieldIndex: number;
  /** Reads the rows whether they are shown or not. */
  readonly readsHidden: boolean;
}

/** How a formula reaches the field it reads. */
export interface ReferencePath {
  /** Scopes to go up: 0 for the same one. */
  readonly scopesUp: number;
  /** Repeating fields to go down through; every one of their rows is read. None: a single answer. */
  readonly columns: readonly ColumnStep[];
  /** The field's place in the scope arrived at. */
  readonly fieldIndex: number;
  /** Reads what was typed, shown or not: for formulas and rules that wait for each other. */
  readonly readsHidden: boolean;
  /** The field is itself computed and waits for this one, so that it has no answer to give. */
  readonly isWaiting: boolean;
  readonly field: Field;
  readonly kind: ValueKind;
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

/**
 * The formula language as `compile` takes it. A part of its own, so that forms without formulas do
 * not load it.
 */
export interface FormulaEngine {
  readFormula(source: string, result: 'any' | 'date'): FormulaDraft<FormulaResult>;
  /** `html`: the text is markup, so that formulas are only read, and written, between its tags. */
  readText(text: string, format: 'plain' | 'html'): FormulaDraft<string>;
  /** Reads the formulas of a form's fields and binds them to what they name. */
  createLinker(drafts: readonly FieldDraft[]): FormulaLinker;
  /** Writes the texts of one session. */
  createTextWriter(clock: Clock): TextWriter;
}

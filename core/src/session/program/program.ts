import type { AnyDefinition } from '../../field-types/field-types.ts';
import type { Field, Page } from '../../form/form-definition.ts';
import type { GroupTest } from '../../logic/condition-tree.ts';
import type { LogicRule } from '../../logic/logic-rule.ts';
import type { MapAnswers } from '../cells/map-answers.ts';
import type { FormulaIssue } from '../../formulas/syntax/formula-issue.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { Compute, FormulaResult, ReferencePath, FormulaEngine } from './formula-engine.ts';
import type { Instance } from '../cells/instance.ts';

/** Whether a rule's condition group matches, for the field's place in `instance`. */
export type ConditionPredicate = (instance: Instance, clock: Clock) => boolean;

/** How a rule reaches the field it reads. */
export interface TargetPath {
  /** Scopes to go up: 0 for the same one. */
  readonly scopesUp: number;
  /** The field's place in that scope. */
  readonly fieldIndex: number;
  /** Reads what was typed, shown or not: for rules that wait for each other. */
  readonly readsHidden: boolean;
  /** Rows to go down into from there, each at an index: the target stands in the last. */
  readonly rows: readonly TargetRow[];
}

/** One row on the way to a target. */
export interface TargetRow {
  /** The row's place among the rows; there may be none. */
  readonly rowIndex: number;
  /** Goes in even if the repeating field is hidden: for rules within its own rows. */
  readonly readsHidden: boolean;
  /** The place in the row of the next repeating field, or of the target. */
  readonly fieldIndex: number;
}

/** A rule ready to run: bits of `aspects` to set and to clear when it matches. */
export interface CompiledRule {
  readonly matches: ConditionPredicate;
  readonly set: number;
  readonly clear: number;
  /** What it was made from: to say why it matches. */
  readonly rule: LogicRule;
  readonly group: GroupTest<TargetPath>;
}

/** A reader in another scope: how to get to it from a cell of the field that it reads. */
export interface CrossScopeReader {
  /** Scopes to go up first. */
  readonly scopesUp: number;
  /** Repeating fields to go down through then, by their place in each scope: into every row. */
  readonly collections: readonly number[];
  readonly fieldIndex: number;
}

/** The texts of a field that can have formulas in them. */
export type TextName = 'label' | 'hint' | 'placeholder' | 'content';

/** A text of a field, to be written out. */
export interface CompiledText {
  readonly name: TextName;
  readonly write: Compute<string>;
}

/** The field's own messages, where they have formulas in them. */
export interface CompiledMessages {
  readonly error: Compute<string> | undefined;
  readonly required: Compute<string> | undefined;
}

/** A formula that cannot be read, or names a field that is not in its reach. */
export interface FormulaFault {
  readonly fieldId: string;
  /** Which formula of the field: its own, or the one in a text or message. */
  readonly part: 'formula' | TextName | 'custom_error_message' | 'custom_required_message';
  readonly issue: FormulaIssue;
}

/** A field of the form with all that evaluating it needs, worked out once. */
export interface ProgramField {
  readonly field: Field;
  readonly definition: AnyDefinition;
  readonly scope: Scope;
  /** Its place among the fields of its scope. */
  readonly fieldIndex: number;
  readonly parent: ProgramField | null;
  readonly children: readonly ProgramField[];
  /** The scope of its rows, for a repeating field. */
  readonly rowScope: Scope | null;
  /** Bits of `aspects` before any rule. */
  readonly flags: number;
  /** Later in the order than everything it reads. */
  readonly rank: number;
  readonly rules: readonly CompiledRule[];
  /** Works out the answer of a computed field; `null` for others. */
  readonly compute: Compute<FormulaResult> | null;
  /** What its formula reads, by the reference as written: to say how the answer came about. */
  readonly referencePaths: ReadonlyMap<string, ReferencePath>;
  /** The texts with formulas in them. */
  readonly texts: readonly CompiledText[];
  readonly messages: CompiledMessages | null;
  /** Fields of the same scope whose rules or formulas read this one, by their place in it. */
  readonly readers: readonly number[];
  /** Fields of other scopes whose rules or formulas read this one. */
  readonly crossScopeReaders: readonly CrossScopeReader[];
  /** Fields that have texts with this one in them. */
  readonly textReaders: readonly CrossScopeReader[];
  /** Something reads what was typed here, shown or not. */
  readonly isReadWhenHidden: boolean;
  /** Disabled, and no rule ever enables it: it holds what it begins with, whoever sends what. */
  readonly isFixed: boolean;
}

/** Where fields stand together once: the form itself, or one row of a repeating field. */
export interface Scope {
  readonly collection: ProgramField | null;
  /** Every field of the scope in reading order, those in groups included. */
  readonly fields: readonly ProgramField[];
  /** The ones directly on the page, or directly in the row. */
  readonly top: readonly ProgramField[];
}

export interface ProgramPage {
  readonly page: Page;
  readonly top: readonly ProgramField[];
}

/** A form version made ready to run: share one among all sessions of the version. */
export interface Program {
  readonly pages: readonly ProgramPage[];
  readonly root: Scope;
  readonly fields: ReadonlyMap<string, ProgramField>;
  /**
   * Field ids whose rules wait for each other. Each such rule that would have to wait reads the
   * typed answer as if its field were shown; the fields are evaluated in reading order.
   */
  readonly cycles: readonly (readonly string[])[];
  /** Some answer is read as it was typed, shown or not: see `ProgramField.isReadRaw`. */
  readonly readsHiddenAnswers: boolean;
  /** What is wrong with formulas. Such a formula has no result; its field is empty. */
  readonly faults: readonly FormulaFault[];
  /** The formula language, if the program was compiled with it. */
  readonly formulas: FormulaEngine | null;
  /** Works out what a looked-up answer fills in, for forms that have such fields. */
  readonly mapAnswers: MapAnswers | undefined;
}

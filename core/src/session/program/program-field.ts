import type { AnswerValue, AnyDefinition } from '../../field-types/field-types.ts';
import type { ValueKind } from '../../field-types/value-kind.ts';
import type { Field } from '../../form/form-definition.ts';
import type { Variable } from '../../form/variables/variable.ts';
import type { FormulaError } from '../../formulas/values/formula-value.ts';
import type { GroupTest } from '../../logic/condition-tree.ts';
import type { SetValueAction } from '../../logic/actions/set-value/set-value-action.ts';
import type { LogicRule } from '../../logic/logic-rule.ts';
import type { FormatContext } from '../../messages/format-context.ts';
import type { Clock } from '../../runtime/clock.ts';
import type { ReadableInstance } from './readable-cell.ts';

/** The result of a formula for a field: an answer, or the error. */
export type FormulaResult = Exclude<AnswerValue, object> | FormulaError | null;

/** Evaluates a formula for the field's position in `instance`; a text in the language of `texts`. */
export type Compute<R> = (instance: ReadableInstance, clock: Clock, texts?: FormatContext) => R;

/** One repeating field on the path from a formula to its column. */
export interface ColumnStep {
  readonly fieldIndex: number;
  /** Reads the rows, visible or not. */
  readonly readsHidden: boolean;
}

/** The path from a formula to the field that it reads. */
export interface ReferencePath {
  /** Scopes to go up: 0 for the same one. */
  readonly scopesUp: number;
  /** Repeating fields to descend through, into all their rows; empty for a single answer. */
  readonly columns: readonly ColumnStep[];
  /** The field's index in that last scope. */
  readonly fieldIndex: number;
  /** Reads the typed answer, visible or not: for formulas and rules in a cycle. */
  readonly readsHidden: boolean;
  /** The field is computed and depends on this one, so it has no answer. */
  readonly isWaiting: boolean;
  readonly field: Field;
  readonly kind: ValueKind;
}

/** Whether a rule's condition group matches, for the field's position in `instance`. */
export type ConditionPredicate = (instance: ReadableInstance, clock: Clock) => boolean;

/** The path from a rule to the field that it reads. */
export interface TargetPath {
  /** Scopes to go up: 0 for the same one. */
  readonly scopesUp: number;
  /** The field's place in that scope. */
  readonly fieldIndex: number;
  /** Reads the typed answer, visible or not: for rules in a cycle. */
  readonly readsHidden: boolean;
  /** Rows to descend into from there, each by index: the target is in the last one. */
  readonly rows: readonly TargetRow[];
}

/** One row on the path to a target. */
export interface TargetRow {
  /** The row's place among the rows; there may be none. */
  readonly rowIndex: number;
  /** Goes in even if rules hide the repeating field: for rules within its own rows. */
  readonly readsHidden: boolean;
  /** The place in the row of the next repeating field, or of the target. */
  readonly fieldIndex: number;
}

/** A compiled rule: bits of `aspects` to set and to clear when it matches. */
export interface CompiledRule {
  readonly matches: ConditionPredicate;
  readonly set: number;
  readonly clear: number;
  /** Its source, for explanations. */
  readonly rule: LogicRule;
  readonly group: GroupTest<TargetPath>;
}

/** The value that a rule fills in. */
export interface Filling {
  readonly value: AnswerValue;
  /** Whether the visitor cannot change it. */
  readonly isForced: boolean;
  readonly rule: CompiledRule;
  readonly action: SetValueAction;
  /** The reads of its formula, by the reference as written. */
  readonly referencePaths: ReadonlyMap<string, ReferencePath>;
}

/** Finds the value that rules fill in; with `isOpen`, also of rules for empty fields. */
export type FindFilling = (
  instance: ReadableInstance,
  clock: Clock,
  isOpen: boolean,
) => Filling | null;

/** A reader in another scope: the path to it from a cell of the field that it reads. */
export interface CrossScopeReader {
  /** Scopes to ascend first. */
  readonly scopesUp: number;
  /** Repeating fields to descend through after that, by their index in each scope: into every row. */
  readonly collections: readonly number[];
  readonly fieldIndex: number;
}

/** The texts of a field that can have formulas in them. */
export type TextName = 'label' | 'hint' | 'placeholder' | 'content';

/** A compiled text of a field. */
export interface CompiledText {
  readonly name: TextName;
  readonly write: Compute<string>;
}

/** The field's own messages with formulas. */
export interface CompiledMessages {
  readonly error: Compute<string> | undefined;
  readonly required: Compute<string> | undefined;
}

/** A field of the form with everything needed to evaluate it, computed once. */
export interface ProgramField {
  readonly field: Field;
  readonly definition: AnyDefinition;
  readonly scope: Scope;
  /** Its index in the fields of its scope. */
  readonly fieldIndex: number;
  readonly parent: ProgramField | null;
  /** The index in its scope of the group that contains it; -1 outside groups. */
  readonly groupIndex: number;
  readonly children: readonly ProgramField[];
  /** A page with rules: it only shows and hides its fields. */
  readonly isPage: boolean;
  /** The scope of its rows, for a repeating field. */
  readonly rowScope: Scope | null;
  /** Bits of `aspects` before any rule. */
  readonly flags: number;
  /** Higher than the rank of everything that its visibility and its formula read. */
  readonly rank: number;
  /** For a repeating field: also higher than everything in its rows. */
  readonly rowsRank: number;
  /** An equal number for fields in the same cycle; 0 for a field in no cycle. */
  readonly cycle: number;
  /** It can read fields later in the order, but no answers make that a cycle. */
  readonly readsLaterFields: boolean;
  /** A repeating field whose rows always show something. */
  readonly hasFixedContent: boolean;
  readonly rules: readonly CompiledRule[];
  /** Those of the rules that show or hide. */
  readonly visibleRules: readonly CompiledRule[];
  /** Those of the rules that change whether the field is required or enabled. */
  readonly stateRules: readonly CompiledRule[];
  /** Evaluates the answer of a computed field; `null` for others. */
  readonly compute: Compute<FormulaResult> | null;
  /** Finds the value that rules fill in; `null` for fields without such rules. */
  readonly findFilling: FindFilling | null;
  /** The reads of its formula, by the reference as written: for explanations. */
  readonly referencePaths: ReadonlyMap<string, ReferencePath>;
  /** The texts with formulas in them. */
  readonly texts: readonly CompiledText[];
  readonly messages: CompiledMessages | null;
  /** The readers in the same scope, by their index in it. */
  readonly readers: readonly number[];
  /** Fields of other scopes whose rules or formulas read this one. */
  readonly crossScopeReaders: readonly CrossScopeReader[];
  /** Fields with texts that read this one. */
  readonly textReaders: readonly CrossScopeReader[];
  /** Something reads its typed answer, visible or not. */
  readonly isReadWhenHidden: boolean;
  /** A formula reads its answer as text: "no" for an unticked checkbox, but only while it is visible. */
  readonly isReadInWords: boolean;
  /** Present for a variable: it is on no page, and its answer counts although it is not visible. */
  readonly variable: Variable | null;
  /** Disabled, and no rule ever enables it: it keeps its initial answer, whatever is sent. */
  readonly isFixed: boolean;
}

/** A set of fields with one instance: the form itself, or one row of a repeating field. */
export interface Scope {
  readonly collection: ProgramField | null;
  /** Every field of the scope in reading order, those in groups included. */
  readonly fields: readonly ProgramField[];
  /** The ones directly on the page, or directly in the row. */
  readonly top: readonly ProgramField[];
  readonly plan: ScopePlan;
}

/** The initial state of every session in a scope; lists are by field index unless stated otherwise. */
export interface ScopePlan {
  readonly byId: ReadonlyMap<string, ProgramField>;
  /** Bits of `aspects` of fields that nothing influences; -1 for others until evaluated. */
  readonly flags: readonly number[];
  /** The effective state of these fields of the form; 0 for others, and for the fields of a row. */
  readonly states: readonly number[];
  /** An empty answer for each field. */
  readonly nothing: readonly null[];
  /** Fields that rules, groups, rows or formulas influence, in order of evaluation. */
  readonly evaluated: readonly ProgramField[];
  /** Those of them that rules or groups can make required or disabled. */
  readonly stateful: readonly ProgramField[];
  /** Fields with formulas in texts. */
  readonly written: readonly ProgramField[];
}

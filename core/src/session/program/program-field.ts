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

/** What a formula gives a field: an answer, or why there is none. */
export type FormulaResult = Exclude<AnswerValue, object> | FormulaError | null;

/** Works out a formula for a field's place in `instance`; a text in the language of `texts`. */
export type Compute<R> = (instance: ReadableInstance, clock: Clock, texts?: FormatContext) => R;

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
  /** The field's place in that last scope. */
  readonly fieldIndex: number;
  /** Reads what was typed, shown or not: for formulas and rules that wait for each other. */
  readonly readsHidden: boolean;
  /** The field is itself computed and waits for this one, so that it has no answer to give. */
  readonly isWaiting: boolean;
  readonly field: Field;
  readonly kind: ValueKind;
}

/** Whether a rule's condition group matches, for the field's place in `instance`. */
export type ConditionPredicate = (instance: ReadableInstance, clock: Clock) => boolean;

/** How a rule reaches the field it reads. */
export interface TargetPath {
  /** Scopes to go up: 0 for the same one. */
  readonly scopesUp: number;
  /** The field's place in that scope. */
  readonly fieldIndex: number;
  /** Reads what was typed, shown or not: for rules that wait for each other. */
  readonly readsHidden: boolean;
  /** Rows to go down into from there, each at an index: the target is in the last. */
  readonly rows: readonly TargetRow[];
}

/** One row on the way to a target. */
export interface TargetRow {
  /** The row's place among the rows; there may be none. */
  readonly rowIndex: number;
  /** Goes in even if rules hide the repeating field: for rules within its own rows. */
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

/** What a rule fills in at a field's place. */
export interface Filling {
  readonly value: AnswerValue;
  /** The visitor cannot change it. */
  readonly isForced: boolean;
  readonly rule: CompiledRule;
  readonly action: SetValueAction;
  /** What its formula reads, by the reference as written. */
  readonly referencePaths: ReadonlyMap<string, ReferencePath>;
}

/** What rules fill in; where `isOpen`, also what they fill in only where nothing was answered. */
export type FindFilling = (
  instance: ReadableInstance,
  clock: Clock,
  isOpen: boolean,
) => Filling | null;

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

/** A field of the form with all that evaluating it needs, worked out once. */
export interface ProgramField {
  readonly field: Field;
  readonly definition: AnyDefinition;
  readonly scope: Scope;
  /** Its place among the fields of its scope. */
  readonly fieldIndex: number;
  readonly parent: ProgramField | null;
  /** The place in its scope of the group that it stands in; -1 outside groups. */
  readonly groupIndex: number;
  readonly children: readonly ProgramField[];
  /** A page that rules decide over: it only shows and hides the fields on it. */
  readonly isPage: boolean;
  /** The scope of its rows, for a repeating field. */
  readonly rowScope: Scope | null;
  /** Bits of `aspects` before any rule. */
  readonly flags: number;
  /** Later in the order than everything that its visibility and its formula read. */
  readonly rank: number;
  /** For a repeating field: also later than everything in its rows. */
  readonly rowsRank: number;
  /** The same number for fields that wait for each other; 0 for a field in no cycle. */
  readonly cycle: number;
  /** It can read fields that are later in the order, but no answers make them wait for each other. */
  readonly readsLaterFields: boolean;
  /** A repeating field that always has something to show in a row. */
  readonly hasFixedContent: boolean;
  readonly rules: readonly CompiledRule[];
  /** Those of the rules that show or hide. */
  readonly visibleRules: readonly CompiledRule[];
  /** Those of the rules that change whether the field is required or enabled. */
  readonly stateRules: readonly CompiledRule[];
  /** Works out the answer of a computed field; `null` for others. */
  readonly compute: Compute<FormulaResult> | null;
  /** What rules fill in; `null` for fields that no rule fills in. */
  readonly findFilling: FindFilling | null;
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
  /** Present when it is a variable: it has no place on a page, and its answer counts although it is not shown. */
  readonly variable: Variable | null;
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
  readonly plan: ScopePlan;
}

/** What every session begins with in a scope; lists are by the fields' places where nothing else is said. */
export interface ScopePlan {
  readonly byId: ReadonlyMap<string, ProgramField>;
  /** Bits of `aspects` of fields that nothing decides over; -1 for others until they are evaluated. */
  readonly flags: readonly number[];
  /** No answer for any field. */
  readonly nothing: readonly null[];
  /** Fields that rules, groups, rows or formulas decide over, in order of evaluation. */
  readonly evaluated: readonly ProgramField[];
}

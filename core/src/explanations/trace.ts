import type { VariableSourceName } from '../form/variables/variable.ts';
import type { FormulaErrorCode } from '../formulas/values/formula-value.ts';
import type { AnswerValue } from '../field-types/field-types.ts';
import type { Aspect } from '../logic/action.ts';
import type { Condition, LogicRule } from '../logic/logic-rule.ts';
import type { IssueMessageId } from '../messages/message-ids.ts';

/** What can be asked about a field: what rules decide, its answer, and what is wrong with that. */
export type TraceAspect = Aspect | 'value' | 'error';

/** A field in its place. */
export interface TracedField {
  readonly fieldId: string;
  /** As in issues; the row's index is `-1` in the row that stands in while there are none. */
  readonly path: string;
  readonly label: string;
}

/** An answer as something saw it; `masked` when answers are left out of the trace. */
export type Seen =
  | { readonly kind: 'empty'; readonly isHidden: boolean }
  | { readonly kind: 'answer'; readonly value: AnswerValue }
  | { readonly kind: 'masked' };

/** One condition with what it saw. */
export interface ConditionTrace {
  readonly kind: 'condition';
  readonly condition: Condition;
  readonly target: TracedField;
  readonly seen: Seen;
  /** It reads what was typed, shown or not, because the rules wait for each other. */
  readonly readsHidden: boolean;
  readonly holds: boolean;
  /** Why the target is hidden, or how its answer was worked out. */
  readonly because: FlagTrace | ValueTrace | null;
}

/** Conditions that must all hold (`and`), or of which one must (`or`). */
export interface GroupTrace {
  readonly kind: 'group';
  readonly join: 'and' | 'or';
  readonly holds: boolean;
  readonly children: readonly (ConditionTrace | GroupTrace)[];
  /** Children left out, because a trace is bounded. */
  readonly more: number;
}

/** A rule with the conditions that count. */
export interface RuleTrace {
  readonly rule: LogicRule;
  readonly holds: boolean;
  readonly group: GroupTrace;
}

/** What decided over an aspect. */
export type FlagCause =
  /** How the field is set; the rules that would have changed it did not match. */
  | { readonly by: 'setting'; readonly unmet: readonly RuleTrace[] }
  /** The last rule that matched. */
  | { readonly by: 'rule'; readonly rule: RuleTrace }
  /** Disabled while a rule fills it in. */
  | { readonly by: 'filled'; readonly rule: RuleTrace }
  /** The group or repeating field it stands in. */
  | { readonly by: 'parent'; readonly parent: FlagTrace }
  /** Nothing in its rows is shown. */
  | { readonly by: 'rows'; readonly cells: readonly FlagTrace[]; readonly more: number }
  /** It is not required, because it is hidden. */
  | { readonly by: 'hidden'; readonly visible: FlagTrace }
  /** The trace stops here. */
  | { readonly by: 'limit' };

/** Why an aspect of a field is as it is. */
export interface FlagTrace {
  readonly kind: 'flag';
  readonly aspect: Aspect;
  readonly field: TracedField;
  readonly outcome: boolean;
  readonly cause: FlagCause;
}

/** What a part of a formula comes to: an answer, a list of them, or an error. */
export type PartResult =
  | { readonly kind: 'value'; readonly value: AnswerValue }
  | { readonly kind: 'list'; readonly items: readonly PartResult[] }
  | { readonly kind: 'error'; readonly code: FormulaErrorCode }
  | { readonly kind: 'masked' };

/** A part of a formula with its result. */
export interface ExpressionTrace {
  /** Its place in the formula. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly result: PartResult;
  readonly parts: readonly ExpressionTrace[];
  /** Why the field it reads is hidden, or how that field's answer was worked out. */
  readonly because: FlagTrace | ValueTrace | null;
}

/** A formula with what its parts come to. */
export interface TracedFormula {
  readonly formula: string;
  /** Absent when the formula cannot be read. */
  readonly expression: ExpressionTrace | null;
}

/** Where an answer comes from. */
export type ValueCause =
  /** The type takes no answer. */
  | { readonly by: 'none' }
  | { readonly by: 'nobody' }
  | { readonly by: 'visitor' }
  /** It is what the field begins with. */
  | { readonly by: 'start' }
  /** Another field's answer filled it in: an address, a company, an item of a list. */
  | { readonly by: 'field'; readonly source: TracedField }
  /** It is a variable that no formula works out; its source says where the value comes from. */
  | { readonly by: 'variable'; readonly source: VariableSourceName }
  /** The field is always disabled and holds what it begins with. */
  | { readonly by: 'fixed' }
  /** A rule fills it in, from a formula or not. */
  | { readonly by: 'rule'; readonly rule: RuleTrace; readonly formula: TracedFormula | null }
  | ({ readonly by: 'formula'; readonly error: FormulaErrorCode | null } & TracedFormula)
  | { readonly by: 'limit' };

/** Where an answer comes from, and why it counts as empty if it does. */
export interface ValueTrace {
  readonly kind: 'value';
  readonly field: TracedField;
  readonly value: Seen;
  readonly cause: ValueCause;
  /** Present when the field is hidden, so that its answer counts as empty. */
  readonly hidden: FlagTrace | null;
}

/** A rule of validation that the answer breaks, and what it wants. */
export interface BrokenRule {
  readonly code: IssueMessageId;
  readonly params: Readonly<Record<string, string | number>>;
  /** The designer's own message. */
  readonly message: string | null;
  /** Why an answer is needed, when there is none. */
  readonly required: FlagTrace | null;
}

export type ErrorCause =
  | { readonly by: 'hidden'; readonly visible: FlagTrace }
  | { readonly by: 'disabled'; readonly enabled: FlagTrace }
  | { readonly by: 'valid' }
  | { readonly by: 'rules'; readonly broken: readonly BrokenRule[] };

/** What is wrong with an answer, or why nothing is. */
export interface ErrorTrace {
  readonly kind: 'error';
  readonly field: TracedField;
  readonly cause: ErrorCause;
}

/** The answer to `why?` as data. */
export type Trace = FlagTrace | ValueTrace | ErrorTrace;

/** The trace of an aspect. */
export type TraceOf<A extends TraceAspect> = A extends 'value'
  ? ValueTrace
  : A extends 'error'
    ? ErrorTrace
    : FlagTrace;

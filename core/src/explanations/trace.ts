import type { VariableSourceName } from '../form/variables/variable.ts';
import type { FormulaErrorCode } from '../formulas/values/formula-value.ts';
import type { AnswerValue } from '../field-types/field-types.ts';
import type { Aspect } from '../logic/action.ts';
import type { Condition, LogicRule } from '../logic/logic-rule.ts';
import type { IssueMessageId } from '../messages/message-ids.ts';

/** The aspects of a field that can be explained: its flags, its answer, and the errors in that. */
export type TraceAspect = Aspect | 'value' | 'error';

/** A field with its position. */
export interface TracedField {
  readonly fieldId: string;
  /** The path as in issues; the row's index is `-1` in the placeholder row. */
  readonly path: string;
  readonly label: string;
}

/** An answer as it was read; `masked` when the trace contains no answers. */
export type Seen =
  | { readonly kind: 'empty'; readonly isHidden: boolean }
  | { readonly kind: 'answer'; readonly value: AnswerValue }
  | { readonly kind: 'masked' };

/** One condition with the answer that it read. */
export interface ConditionTrace {
  readonly kind: 'condition';
  readonly condition: Condition;
  readonly target: TracedField;
  readonly seen: Seen;
  /** Whether it reads the typed answer even if hidden, because the rules are in a cycle. */
  readonly readsHidden: boolean;
  readonly holds: boolean;
  /** Why the target is hidden, or how its answer was computed. */
  readonly because: FlagTrace | ValueTrace | null;
}

/** Conditions of which all (`and`) or any (`or`) must hold. */
export interface GroupTrace {
  readonly kind: 'group';
  /** The id of the stored group. */
  readonly id: string;
  readonly join: 'and' | 'or';
  readonly holds: boolean;
  readonly children: readonly (ConditionTrace | GroupTrace)[];
  /** The number of omitted children, because a trace is bounded. */
  readonly more: number;
}

/** A rule with its valid conditions. */
export interface RuleTrace {
  readonly rule: LogicRule;
  readonly holds: boolean;
  readonly group: GroupTrace;
}

/** The cause of an aspect's state. */
export type FlagCause =
  /** The setting of the field; the rules that could change it did not match. */
  | { readonly by: 'setting'; readonly unmet: readonly RuleTrace[] }
  /** The last rule that matched. */
  | { readonly by: 'rule'; readonly rule: RuleTrace }
  /** Disabled while a rule fills it in. */
  | { readonly by: 'filled'; readonly rule: RuleTrace }
  /** The group or repeating field that contains it. */
  | { readonly by: 'parent'; readonly parent: FlagTrace }
  /** Nothing in its rows is shown. */
  | { readonly by: 'rows'; readonly cells: readonly FlagTrace[]; readonly more: number }
  /** Not required, because it is hidden. */
  | { readonly by: 'hidden'; readonly visible: FlagTrace }
  /** The trace stops here. */
  | { readonly by: 'limit' };

/** The explanation of an aspect's state. */
export interface FlagTrace {
  readonly kind: 'flag';
  readonly aspect: Aspect;
  readonly field: TracedField;
  readonly outcome: boolean;
  readonly cause: FlagCause;
}

/** The result of a part of a formula: an answer, a list of answers, or an error. */
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
  /** Why the field that it reads is hidden, or how its answer was computed. */
  readonly because: FlagTrace | ValueTrace | null;
}

/** A formula with the results of its parts. */
export interface TracedFormula {
  readonly formula: string;
  /** Absent when the formula cannot be read. */
  readonly expression: ExpressionTrace | null;
}

/** The origin of an answer. */
export type ValueCause =
  /** The type has no answer. */
  | { readonly by: 'none' }
  | { readonly by: 'nobody' }
  | { readonly by: 'visitor' }
  /** The prefill of the field. */
  | { readonly by: 'start' }
  /** Filled in by another field's answer: an address, a company, an item of a list. */
  | { readonly by: 'field'; readonly source: TracedField }
  /** A variable without a formula; its source states the origin. */
  | { readonly by: 'variable'; readonly source: VariableSourceName }
  /** The field is always disabled and has its prefill. */
  | { readonly by: 'fixed' }
  /** Filled in by a rule, with or without a formula. */
  | { readonly by: 'rule'; readonly rule: RuleTrace; readonly formula: TracedFormula | null }
  | ({ readonly by: 'formula'; readonly error: FormulaErrorCode | null } & TracedFormula)
  | { readonly by: 'limit' };

/** The origin of an answer, and why it counts as empty, if it does. */
export interface ValueTrace {
  readonly kind: 'value';
  readonly field: TracedField;
  readonly value: Seen;
  readonly cause: ValueCause;
  /** Present when the field is hidden, so that its answer counts as empty. */
  readonly hidden: FlagTrace | null;
}

/** A validation rule that the answer breaks, and its parameters. */
export interface BrokenRule {
  readonly code: IssueMessageId;
  readonly params: Readonly<Record<string, string | number>>;
  /** The designer's own message. */
  readonly message: string | null;
  /** Why an answer is required, when there is none. */
  readonly required: FlagTrace | null;
}

export type ErrorCause =
  | { readonly by: 'hidden'; readonly visible: FlagTrace }
  | { readonly by: 'disabled'; readonly enabled: FlagTrace }
  | { readonly by: 'valid' }
  | { readonly by: 'rules'; readonly broken: readonly BrokenRule[] };

/** The errors of an answer, or why it is valid. */
export interface ErrorTrace {
  readonly kind: 'error';
  readonly field: TracedField;
  readonly cause: ErrorCause;
}

/** An explanation as data. */
export type Trace = FlagTrace | ValueTrace | ErrorTrace;

/** The trace of an aspect. */
export type TraceOf<A extends TraceAspect> = A extends 'value'
  ? ValueTrace
  : A extends 'error'
    ? ErrorTrace
    : FlagTrace;

import { describeAnswer } from '../descriptions/describe-answer.ts';
import { describeCondition } from '../descriptions/describe-condition.ts';
import { joinWords } from '../descriptions/describe-rule.ts';
import type { Wording } from '../descriptions/field-names.ts';
import type {
  ConditionTrace,
  FlagTrace,
  GroupTrace,
  RuleTrace,
  Seen,
  ValueTrace,
} from './trace.ts';

/** The maximum number of conditions in a sentence; the others are counted. */
const maxFacts = 6;

/** Clauses after `because`, and the traces that explain them. */
export interface Facts {
  readonly text: string;
  readonly because: readonly (FlagTrace | ValueTrace)[];
}

/** Describes why rules match, or do not match, in one clause. */
export function describeFacts(rules: readonly RuleTrace[], wording: Wording): Facts {
  const found = rules.flatMap(({ group }) => decisive(group));
  const clauses = found.map((condition) => describeConditionTrace(condition, wording));
  const facts = [...new Set(clauses)];
  const rest = facts.length - maxFacts;
  const { translate } = wording.context;
  const text = joinWords(
    [
      ...facts.slice(0, maxFacts),
      ...(rest > 0 ? [translate('describe.more', { count: rest })] : []),
    ],
    'and',
    wording,
  );
  return { text, because: found.flatMap(({ because }) => because ?? []) };
}

/** The decisive conditions: those with the same result as all groups around them. */
function decisive({ children, holds }: GroupTrace): readonly ConditionTrace[] {
  return children
    .filter((child) => child.holds === holds)
    .flatMap((child) => (child.kind === 'group' ? decisive(child) : child));
}

/** Describes a condition with the answer that it read: `'Visitors' (120) is not greater than 250`. */
export function describeConditionTrace(trace: ConditionTrace, wording: Wording): string {
  const { condition, holds, seen } = trace;
  return describeCondition(condition, wording, {
    holds,
    seen: seen.kind === 'masked' ? undefined : describeSeen(seen, trace.target.fieldId, wording),
    isSeenEmpty: seen.kind === 'empty',
    isMasked: seen.kind === 'masked',
  });
}

/** Describes the value that was read from a field. */
export function describeSeen(seen: Seen, fieldId: string, wording: Wording): string {
  const { translate } = wording.context;
  if (seen.kind === 'masked') return translate('explanation.value.masked');
  const field = wording.names.byId.get(fieldId);
  return seen.kind === 'empty' || !field
    ? translate('describe.empty')
    : describeAnswer(seen.value, field, wording);
}

import { aspects, type Aspect } from '../../../logic/action.ts';
import { actionNamesIn } from '../../../logic/logic-rule.ts';
import { aspectActions } from '../../../logic/registry.ts';
import type { CheckedForm, CheckedHolder } from '../../checked-form.ts';
import { createFinding, pathTo } from '../../finding.ts';
import { type FindingCode } from '../../finding-codes.ts';
import type { Finding } from '../../finding.ts';
import { all, negate, type Expression } from '../../reasoning/expression.ts';
import { aspectAfter } from '../../reasoning/aspect-conditions.ts';
import type { ReadCondition, ReadGroup, ReadRule } from '../../reasoning/read-rules.ts';
import type { Check } from '../check.ts';
import { labelOf } from '../../fields/field-name.ts';

/**
 * Finds rules that always or never match, contradict themselves, or change nothing; reports each
 * once.
 */
export const checkRules: Check = function* (form) {
  for (const one of [...form.pages, ...form.fields]) {
    const own = one.conditions.rules.filter(({ holder }) => holder === one.field);
    for (const rule of own) yield* inRule(form, one, rule);
  }
};

function* inRule(form: CheckedForm, one: CheckedHolder, rule: ReadRule): Generator<Finding> {
  const report = (code: FindingCode, more: Finding['params'] = {}, conditionId?: string) =>
    createFinding(
      code,
      {
        ...pathTo(one.program),
        rule_id: rule.rule.id,
        ...(conditionId === undefined ? {} : { condition_id: conditionId }),
      },
      { field: labelOf(one.field), rule: rule.number, ...more },
    );
  const isOverruled = actionNamesIn(rule.rule.actions).some((name, at, names) =>
    names.slice(at + 1).some((later) => aspectActions[later].aspect === aspectActions[name].aspect),
  );
  if (isOverruled) yield report('action_overruled');
  if (!rule.group) return;
  const inside = [...inGroup(form, rule.group, report)];
  yield* inside;
  if (inside.length > 0) return;
  const places = placesOf(form, one, rule);
  if (!places.every(([place, read]) => hasNoEffect(form, place, read))) return;
  if (onlyShows(rule) && !one.field.is_hidden) yield report('rule_on_visible_field');
  else if (!hasOperandAction(rule)) yield report('rule_without_effect');
}

/** The fields and pages to which a rule applies, each with the rule as it reads it. */
function placesOf(
  form: CheckedForm,
  one: CheckedHolder,
  rule: ReadRule,
): readonly (readonly [CheckedHolder, ReadRule])[] {
  if (!rule.rule.targets) return [[one, rule]];
  return [...form.pages, ...form.fields].flatMap((field) =>
    field.conditions.rules
      .filter((read) => read.rule === rule.rule)
      .map((read) => [field, read] as const),
  );
}

type Report = (code: FindingCode, more?: Finding['params'], conditionId?: string) => Finding;

/** Reports at the innermost location: a group only when none of its members is the cause. */
function* inGroup(form: CheckedForm, group: ReadGroup, report: Report): Generator<Finding> {
  const inside = group.children.flatMap((child) => [
    ...(child.kind === 'group' ? inGroup(form, child, report) : inCondition(form, child, report)),
  ]);
  yield* inside;
  if (inside.length > 0) return;
  if (isNever(form, group.expression)) yield report('conditions_contradict');
  else if (isAlways(form, group.expression)) yield report('conditions_always');
}

function* inCondition(
  form: CheckedForm,
  { condition, target, expression }: ReadCondition,
  report: Report,
): Generator<Finding> {
  const more = { target: labelOf(target.field) };
  if (isNever(form, expression)) yield report('condition_never', more, condition.id);
  else if (isAlways(form, expression)) yield report('condition_always', more, condition.id);
}

const isNever = (form: CheckedForm, expression: Expression) => form.canHold(expression) === false;
const isAlways = (form: CheckedForm, expression: Expression) =>
  form.canHold(negate(expression)) === false;

/**
 * A rule has an effect if it matches, the aspect differs before it, and no later rule overrides it.
 */
function hasNoEffect(form: CheckedForm, one: CheckedHolder, rule: ReadRule): boolean {
  const changed = aspectNames.filter((aspect) => changes(rule, aspect));
  return changed.length > 0 && changed.every((aspect) => isWithoutEffect(form, one, rule, aspect));
}

/** The most common rule without effect: a rule that shows a field that is not hidden. */
const onlyShows = ({ rule }: ReadRule) =>
  actionNamesIn(rule.actions).every((name) => name === 'show');

/** A rule that fills in or routes always has an effect. */
const hasOperandAction = ({ rule }: ReadRule) =>
  rule.actions.some((action) => typeof action !== 'string');

// The keys of the record are the aspects; Object.keys widens them to strings.
const aspectNames = Object.keys(aspects) as readonly Aspect[];

const changes = ({ effect }: ReadRule, aspect: Aspect) =>
  ((effect.set | effect.clear) & aspects[aspect]) !== 0;

function isWithoutEffect(
  form: CheckedForm,
  { program, conditions: { rules } }: CheckedHolder,
  rule: ReadRule,
  aspect: Aspect,
): boolean {
  const at = rules.indexOf(rule);
  const before = aspectAfter(program, rules.slice(0, at), aspect);
  const isSet = (rule.effect.set & aspects[aspect]) !== 0;
  const later = rules.slice(at + 1).filter((other) => changes(other, aspect));
  const matters = all(
    rule.matches,
    isSet ? negate(before) : before,
    ...later.map(({ matches }) => negate(matches)),
  );
  return isNever(form, matters);
}

import { joinActions, type Effect } from '../logic/registry.ts';
import { readGroup, targetsOf, type GroupTest } from '../logic/condition-tree.ts';
import type { FieldDraft } from './compile.ts';
import type { LogicRule } from '../logic/logic-rule.ts';
import { compileMatcher } from './compile-matcher.ts';
import type { CompiledRule, Reach } from './program.ts';
import { hopsTo } from './reach.ts';

/** A rule while the program is being built. */
export interface RuleDraft {
  readonly rule: LogicRule;
  readonly group: GroupTest<FieldDraft>;
  readonly effect: Effect;
}

/** The rules of a field, without the conditions that do not count. */
export function readRules(
  draft: FieldDraft,
  fields: ReadonlyMap<string, FieldDraft>,
): readonly RuleDraft[] {
  const resolve = (id: string) => {
    const target = fields.get(id);
    const isInReach = target && hopsTo(draft.scope, target.scope) !== undefined;
    return isInReach ? { target, kind: target.definition.valueKind } : undefined;
  };
  return (draft.field.logic ?? []).flatMap((rule) => {
    const group = readGroup(rule.condition_group, resolve);
    return group ? [{ rule, group, effect: joinActions(rule.actions) }] : [];
  });
}

/** The fields that rules read, each once. */
export function targetsOfRules(rules: readonly RuleDraft[]): ReadonlySet<FieldDraft> {
  return new Set(rules.flatMap(({ group }) => [...targetsOf(group)]));
}

/** Makes a rule ready to run; the ranks must be known. */
export function compileRule(
  draft: FieldDraft,
  { rule, group: read, effect }: RuleDraft,
): CompiledRule {
  const group = reachTargets(read, draft);
  return { matches: compileMatcher(group), ...effect, rule, group };
}

function reachTargets(group: GroupTest<FieldDraft>, from: FieldDraft): GroupTest<Reach> {
  return {
    isAll: group.isAll,
    children: group.children.map((child) =>
      'test' in child ? { ...child, target: reach(child.target, from) } : reachTargets(child, from),
    ),
  };
}

function reach(target: FieldDraft, from: FieldDraft): Reach {
  const isRaw = target.rank >= from.rank;
  target.isReadRaw ||= isRaw;
  return { hops: hopsTo(from.scope, target.scope) ?? 0, local: target.local, isRaw };
}

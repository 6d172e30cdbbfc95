import type { PartialOperatorRegistry } from '../../conditions/operator.ts';
import { aspects } from '../../logic/action.ts';
import { joinActions, type Effect } from '../../logic/registry.ts';
import { readGroup, targetsOf, type GroupTest } from '../../logic/condition-tree.ts';
import type { FieldDraft } from './field-draft.ts';
import type { Action, LogicRule } from '../../logic/logic-rule.ts';
import { findSharedRules } from '../../logic/shared-rules.ts';
import { compileConditionGroup } from './compile-condition-group.ts';
import type { CompiledRule, ProgramField, TargetPath } from './program-field.ts';
import {
  countScopesUp,
  dependenciesOf,
  isInRowsOf,
  readsHidden,
  type Dependency,
} from './dependencies.ts';

/** The path of a condition's read: its fields, and the row index in each except the last. */
export interface RuleTarget<F extends ProgramField = FieldDraft> {
  /** Repeating fields, outermost first, then the field whose answer is tested. */
  readonly chain: readonly F[];
  readonly end: F;
  /** One element less than `chain`. */
  readonly indexes: readonly number[];
}

/** Whether a rule shows or hides its field. */
export const changesVisibility = ({ set, clear }: Effect): boolean =>
  ((set | clear) & aspects.visible) !== 0;

/** The effect of actions on a field; a page can only be shown and hidden. */
export function effectOn({ isPage }: ProgramField, actions: readonly Action[]): Effect {
  const { set, clear } = joinActions(actions);
  const mask = isPage ? aspects.visible : ~0;
  return { set: set & mask, clear: clear & mask };
}

/** A rule during the construction of the program. */
export interface RuleDraft {
  readonly rule: LogicRule;
  readonly group: GroupTest<RuleTarget>;
  readonly effect: Effect;
}

/** Reads the rules of fields, without conditions that do not count. */
export function createRuleReader(
  fields: ReadonlyMap<string, FieldDraft>,
  operators: PartialOperatorRegistry,
): (draft: FieldDraft) => readonly RuleDraft[] {
  const shared = findSharedRules([...fields.values()].map(({ field }) => field));
  return (draft) => {
    if (draft.variable) return [];
    const others = shared.get(draft.field.id)?.map(({ rule }) => rule) ?? [];
    const rules = [...others, ...(draft.field.logic ?? [])];
    return readRules(rules, draft, fields, operators);
  };
}

function readRules(
  rules: readonly LogicRule[],
  draft: FieldDraft,
  fields: ReadonlyMap<string, FieldDraft>,
  operators: PartialOperatorRegistry,
): readonly RuleDraft[] {
  const resolve = (path: string) => {
    const target = resolveTarget(draft, path, fields);
    return target && { target, kind: target.end.definition.valueKind };
  };
  return rules.flatMap((rule) => {
    const group = readGroup(rule.condition_group, resolve, operators);
    return group ? [{ rule, group, effect: effectOn(draft, rule.actions) }] : [];
  });
}

/**
 * Resolves a target for the field with the rule: the id of a field in its own row, in an enclosing row or in
 * the form, or such an id followed by a row index and the id of a field in that row (`children.0.name`), at any
 * depth. `undefined` when it is out of reach.
 */
export function resolveTarget<F extends ProgramField>(
  from: F,
  path: string,
  fields: ReadonlyMap<string, F>,
): RuleTarget<F> | undefined {
  const [id = '', ...steps] = path.split('.');
  let end = fields.get(id);
  if (!end || countScopesUp(from.scope, end.scope) === undefined) return undefined;
  const chain = [end];
  const indexes: number[] = [];
  for (let at = 0; at < steps.length; at += 2) {
    const index = steps[at] ?? '';
    const inner: F | undefined = fields.get(steps[at + 1] ?? '');
    if (!inner || inner.scope !== end.rowScope || !/^\d{1,3}$/.test(index)) return undefined;
    indexes.push(Number(index));
    chain.push(inner);
    end = inner;
  }
  return { chain, end, indexes };
}

/** The fields that rules read, each once per path. */
export function dependenciesOfRules(
  rules: readonly RuleDraft[],
  reader: FieldDraft,
): readonly Dependency[] {
  const targets = rules.flatMap(({ group }) => [...targetsOf(group)]);
  const chains = new Map(targets.map(({ chain }) => [keyOf(chain), chain]));
  return [...chains.values()].flatMap((chain) => dependenciesOf(chain, reader));
}

const keyOf = (chain: readonly FieldDraft[]) => chain.map(({ field }) => field.id).join('.');

/** Compiles a rule; the ranks must be known. */
export function compileRule(
  draft: FieldDraft,
  { rule, group: read, effect }: RuleDraft,
): CompiledRule {
  // Required and enabled are evaluated after visibility, so they never cause a cycle.
  const readsRaw = changesVisibility(effect) ? readsHidden : isInRowsOf;
  const group = resolveTargetPaths(read, draft, readsRaw);
  return { matches: compileConditionGroup(group), ...effect, rule, group };
}

type ReadsRaw = (target: FieldDraft, from: FieldDraft) => boolean;

function resolveTargetPaths(
  group: GroupTest<RuleTarget>,
  from: FieldDraft,
  readsRaw: ReadsRaw,
): GroupTest<TargetPath> {
  return {
    id: group.id,
    isAll: group.isAll,
    children: group.children.map((child) =>
      'test' in child
        ? { ...child, target: targetPath(child.target, from, readsRaw) }
        : resolveTargetPaths(child, from, readsRaw),
    ),
  };
}

function targetPath(
  { chain, end, indexes }: RuleTarget,
  from: FieldDraft,
  readsRaw: ReadsRaw,
): TargetPath {
  const isRaw = (target: FieldDraft) => {
    const raw = readsRaw(target, from);
    target.isReadWhenHidden ||= raw;
    return raw;
  };
  const first = chain[0] ?? end;
  return {
    scopesUp: countScopesUp(from.scope, first.scope) ?? 0,
    fieldIndex: first.fieldIndex,
    readsHidden: isRaw(end),
    rows: indexes.map((index, at) => ({
      rowIndex: index,
      readsHidden: isRaw(chain[at] ?? end),
      fieldIndex: (chain[at + 1] ?? end).fieldIndex,
    })),
  };
}

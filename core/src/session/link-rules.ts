import { aspects } from '../logic/action.ts';
import { joinActions, type Effect } from '../logic/registry.ts';
import { readGroup, targetsOf, type GroupTest } from '../logic/condition-tree.ts';
import { rankNodes } from '../logic/rank-nodes.ts';
import type { FieldDraft, ScopeDraft } from './compile.ts';
import { compileMatcher, type Reach } from './compile-matcher.ts';

interface RuleDraft {
  readonly group: GroupTest<FieldDraft>;
  readonly effect: Effect;
}

/** Ranks the fields, gives each its rules and its readers; answers the cycles as field ids. */
export function linkRules(fields: ReadonlyMap<string, FieldDraft>): readonly (readonly string[])[] {
  const drafts = [...fields.values()];
  const rules = new Map(drafts.map((draft) => [draft, readRules(draft, fields)]));
  const index = new Map(drafts.map((draft, at) => [draft, at]));
  const readers = drafts.map((): number[] => []);
  const link = (read: FieldDraft, reader: FieldDraft) =>
    readers[index.get(read) ?? -1]?.push(index.get(reader) ?? -1);

  for (const [draft, own] of rules) {
    for (const target of new Set(own.flatMap(({ group }) => [...targetsOf(group)]))) {
      link(target, draft);
      addReader(target, draft);
    }
    if (draft.parent) linkParent(draft, draft.parent, link);
  }
  const { rank, cycles } = rankNodes({ readers, position: positionsOf(drafts) });
  drafts.forEach((draft, at) => (draft.rank = rank[at] ?? 0));
  for (const [draft, own] of rules) {
    draft.rules.push(...own.map((rule) => compileRule(draft, rule)));
    draft.isFixed = ![draft.flags, ...own.map(({ effect }) => effect.set)].some(enables);
  }
  return cycles.map((cycle) => cycle.map((at) => drafts[at]?.field.id ?? ''));
}

function readRules(
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
    return group ? [{ group, effect: joinActions(rule.actions) }] : [];
  });
}

/** A group decides over its children; the rows decide whether their repeating field is shown. */
function linkParent(
  draft: FieldDraft,
  parent: FieldDraft,
  link: (read: FieldDraft, reader: FieldDraft) => void,
): void {
  if (parent.rowScope) link(draft, parent);
  else link(parent, draft);
}

function addReader(target: FieldDraft, reader: FieldDraft): void {
  const collections: number[] = [];
  for (let scope = reader.scope; scope !== target.scope && scope.collection;) {
    collections.unshift(scope.collection.local);
    scope = scope.collection.scope;
  }
  if (collections.length === 0) target.readers.push(reader.local);
  else target.innerReaders.push({ local: reader.local, collections });
}

/** How many scopes up `outer` is; `undefined` when `inner` does not stand in it. */
function hopsTo(inner: ScopeDraft, outer: ScopeDraft): number | undefined {
  let hops = 0;
  for (let scope = inner; scope !== outer; hops += 1) {
    if (!scope.collection) return undefined;
    scope = scope.collection.scope;
  }
  return hops;
}

/** Reading order, but a repeating field after what its rows hold, since that decides over it. */
function positionsOf(drafts: readonly FieldDraft[]): readonly number[] {
  const positions = new Map<FieldDraft, number>();
  const visit = (draft: FieldDraft) => {
    if (!draft.rowScope) positions.set(draft, positions.size);
    draft.children.forEach(visit);
    if (draft.rowScope) positions.set(draft, positions.size);
  };
  drafts.filter((draft) => !draft.parent).forEach(visit);
  return drafts.map((draft) => positions.get(draft) ?? 0);
}

const enables = (bits: number) => (bits & aspects.enabled) !== 0;

function compileRule(draft: FieldDraft, { group, effect }: RuleDraft) {
  return { matches: compileMatcher(reachTargets(group, draft)), ...effect };
}

function reachTargets(group: GroupTest<FieldDraft>, from: FieldDraft): GroupTest<Reach> {
  return {
    isAll: group.isAll,
    children: group.children.map((child) =>
      'test' in child
        ? { test: child.test, target: reach(child.target, from) }
        : reachTargets(child, from),
    ),
  };
}

function reach(target: FieldDraft, from: FieldDraft): Reach {
  const isRaw = target.rank >= from.rank;
  target.isReadRaw ||= isRaw;
  return { hops: hopsTo(from.scope, target.scope) ?? 0, local: target.local, isRaw };
}

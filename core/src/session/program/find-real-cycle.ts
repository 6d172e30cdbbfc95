import type { AnswerValue } from '../../field-types/field-types.ts';
import { findComponents } from '../../logic/find-components.ts';
import {
  conditionalReadsIn,
  conditionalReadsOf,
  conditionalReadsOfFill,
  isCompared,
  representatives,
  type ReadCondition,
} from './conditional-read.ts';
import { countScopesUp, dependenciesOf } from './dependencies.ts';
import type { FieldDraft, ScopeDraft } from './field-draft.ts';
import { changesVisibility } from './link-rules.ts';
import type { Dependent, FieldGraph, FindRealCycle } from './rank-fields.ts';

/** A dependency between two nodes under conditions on other fields. */
interface Edge {
  readonly read: number;
  readonly reader: number;
  readonly conditions: readonly ReadCondition[];
}

/** The maximum of tried combinations of answers; above it a cycle counts as real. */
const maxCases = 2000;

/**
 * The fields that depend on each other for some answers, in the given order; none when the reads of the cycle
 * never count together, as in branches that exclude each other.
 */
export const findRealCycle: FindRealCycle = (waiting, graph) => {
  const inCycle = new Set(waiting.map(({ draft }) => draft));
  const edges = waiting.flatMap((one) => [...edgesOf(one, graph, inCycle)]);
  const real = new CycleSearch().run(edges);
  return [...new Set([...real].map((node) => graph.dependentAt(node)))].sort(
    (a, b) => waiting.indexOf(a) - waiting.indexOf(b),
  );
};

function* edgesOf(
  { draft, rules, formulas, fills }: Dependent,
  graph: FieldGraph,
  inCycle: ReadonlySet<FieldDraft>,
): Generator<Edge> {
  const reader = graph.nodeOf(draft);
  for (const [read, by] of graph.placementsOf(draft)) yield { read, reader: by, conditions: [] };
  const visibleRules = rules.filter(({ effect }) => changesVisibility(effect));
  const reads = [
    ...visibleRules.flatMap(conditionalReadsOf),
    ...(formulas ? conditionalReadsIn(formulas) : []),
    ...fills.flatMap(conditionalReadsOfFill),
  ];
  for (const { chain, conditions } of reads) {
    for (const dependency of dependenciesOf(chain, draft)) {
      const read = graph.nodeReadBy(dependency);
      const isSame = ({ target }: ReadCondition) =>
        isCompared(target) && isSameForAll(target, inCycle, dependency.fromScope);
      if (read !== undefined) yield { read, reader, conditions: conditions.filter(isSame) };
    }
  }
}

/** Whether every field of the cycle reads the same answer of `target`. */
function isSameForAll(
  target: FieldDraft,
  inCycle: ReadonlySet<FieldDraft>,
  fromScope: ScopeDraft,
): boolean {
  if (inCycle.has(target)) return false;
  const isWithin = (scope: ScopeDraft) => countScopesUp(scope, target.scope) !== undefined;
  return isWithin(fromScope) && [...inCycle].every(({ scope }) => isWithin(scope));
}

class CycleSearch {
  private casesLeft = maxCases;

  /** The nodes of the cycles of the first combination of answers that has any. */
  run(edges: readonly Edge[]): ReadonlySet<number> {
    for (const cycle of cyclesIn(edges)) {
      const inner = edges.filter(({ read, reader }) => cycle.has(read) && cycle.has(reader));
      const found = this.close(cycle, inner);
      if (found.size > 0) return found;
    }
    return new Set();
  }

  /** Tries each sample answer of one field that reads depend on. */
  private close(cycle: ReadonlySet<number>, edges: readonly Edge[]): ReadonlySet<number> {
    const conditions = edges.flatMap((edge) => edge.conditions);
    const target = conditions[0]?.target;
    if (!target) return cycle;
    const own = conditions.filter((condition) => condition.target === target);
    for (const answer of representatives(own)) {
      if (--this.casesLeft < 0) return cycle;
      const found = this.run(edges.flatMap((edge) => withAnswer(edge, target, answer)));
      if (found.size > 0) return found;
    }
    return new Set();
  }
}

/** The edge without one condition, if the answer meets it. */
function withAnswer(edge: Edge, target: FieldDraft, answer: AnswerValue): readonly Edge[] {
  const isOn = (condition: ReadCondition) => condition.target === target;
  if (edge.conditions.some((one) => isOn(one) && !one.holds(answer))) return [];
  return [{ ...edge, conditions: edge.conditions.filter((one) => !isOn(one)) }];
}

function cyclesIn(edges: readonly Edge[]): readonly ReadonlySet<number>[] {
  const nodes = [...new Set(edges.flatMap(({ read, reader }) => [read, reader]))];
  const place = new Map(nodes.map((node, at) => [node, at]));
  const readers = nodes.map((): number[] => []);
  for (const { read, reader } of edges) {
    readers[place.get(read) ?? -1]?.push(place.get(reader) ?? -1);
  }
  const isCycle = ([first = -1, ...others]: readonly number[]) =>
    others.length > 0 || readers[first]?.includes(first);
  return findComponents(readers)
    .filter(isCycle)
    .map((component) => new Set(component.flatMap((at) => nodes[at] ?? [])));
}

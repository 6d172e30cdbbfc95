import { aspects } from '../../logic/action.ts';
import { rankNodes } from '../../logic/rank-nodes.ts';
import { type Dependency } from './dependencies.ts';
import type { FieldDraft } from './field-draft.ts';
import type { FieldFormulas } from './formula-engine.ts';
import type { FillDraft } from './link-fills.ts';
import { changesVisibility, dependenciesOfRules, type RuleDraft } from './link-rules.ts';

/** A field with its dependencies. */
export interface Dependent {
  readonly draft: FieldDraft;
  readonly rules: readonly RuleDraft[];
  readonly formulas: FieldFormulas | undefined;
  /** The values that rules fill in: it depends on these as on its own formula. */
  readonly fills: readonly FillDraft[];
}

/** Finds the fields, among connected ones, that depend on each other for some answers. */
export type FindRealCycle = (
  waiting: readonly Dependent[],
  graph: FieldGraph,
) => readonly Dependent[];

/**
 * Sets the rank of each field; returns the ids of fields in cycles. Only visibility and computed answers have
 * dependencies: nothing reads whether a field is required or enabled.
 */
export function rankFields(
  dependents: readonly Dependent[],
  findRealCycle: FindRealCycle,
): readonly (readonly string[])[] {
  const graph = new FieldGraph(dependents);
  const { rank, cycles } = rankNodes(graph);
  for (const [at, { draft }] of dependents.entries()) {
    draft.rank = rank[at] ?? 0;
    draft.rowsRank = rank[graph.rowsNodeOf(draft)] ?? 0;
  }
  return cycles.flatMap((nodes, at) => {
    const waiting = [...new Set(nodes.map((node) => graph.dependentAt(node)))];
    const real = findRealCycle(waiting, graph);
    for (const { draft } of waiting) {
      if (real.length > 0) draft.cycle = at + 1;
      else draft.readsLaterFields = true;
    }
    return real.length > 0 ? [real.map(({ draft }) => draft.field.id)] : [];
  });
}

/**
 * The order of evaluation. A repeating field has two nodes: its visibility by rules, which its columns depend
 * on, and whether its rows show anything, which only readers of the rows depend on.
 */
export class FieldGraph {
  readonly readers: number[][];
  readonly position: number[];
  readonly #dependents: readonly Dependent[];
  readonly #nodes: ReadonlyMap<FieldDraft, number>;
  readonly #rows = new Map<FieldDraft, number>();
  readonly #collections: Dependent[] = [];

  constructor(dependents: readonly Dependent[]) {
    this.#dependents = dependents;
    this.#nodes = new Map(dependents.map(({ draft }, at) => [draft, at]));
    this.position = dependents.map(({ draft }) => draft.rank);
    for (const one of dependents) if (one.draft.rowScope) this.#addRowsNode(one);
    this.readers = this.position.map((): number[] => []);
    for (const one of dependents) this.#linkAll(one);
  }

  /** The node evaluated after the content of a field's rows; the field's own node for other fields. */
  rowsNodeOf(draft: FieldDraft): number {
    return this.#rows.get(draft) ?? this.nodeOf(draft);
  }

  dependentAt(node: number): Dependent {
    const { length } = this.#dependents;
    const found = node < length ? this.#dependents[node] : this.#collections[node - length];
    if (!found) throw new Error(`No field at node ${node}`);
    return found;
  }

  /** The node that a field reads; fields in rows do not depend on the visibility of those rows by rules. */
  nodeReadBy({ target, isInside, isEnd }: Dependency): number | undefined {
    if (isEnd && !target.hasFixedContent) return this.rowsNodeOf(target);
    return isInside ? undefined : this.nodeOf(target);
  }

  /** A group determines the visibility of its children; the rows determine that of their repeating field. */
  *placementsOf(draft: FieldDraft): Generator<readonly [read: number, reader: number]> {
    const { parent, rowScope } = draft;
    if (rowScope) yield [this.nodeOf(draft), this.rowsNodeOf(draft)];
    if (parent?.rowScope) yield [this.rowsNodeOf(draft), this.rowsNodeOf(parent)];
    else if (parent) yield [this.nodeOf(parent), this.nodeOf(draft)];
  }

  nodeOf(draft: FieldDraft): number {
    return this.#nodes.get(draft) ?? -1;
  }

  #addRowsNode(one: Dependent): void {
    one.draft.hasFixedContent = one.draft.children.some((child) => this.#isAlwaysVisible(child));
    this.#rows.set(one.draft, this.position.length);
    this.position.push(one.draft.rank);
    this.#collections.push(one);
  }

  #isAlwaysVisible(draft: FieldDraft): boolean {
    const { rules = [] } = this.#dependents[this.nodeOf(draft)] ?? {};
    const isShown = (draft.flags & aspects.visible) !== 0 && !draft.rowScope;
    return isShown && rules.every(({ effect }) => (effect.clear & aspects.visible) === 0);
  }

  #linkAll({ draft, rules, formulas, fills }: Dependent): void {
    const node = this.nodeOf(draft);
    const visibleRules = rules.filter(({ effect }) => changesVisibility(effect));
    for (const dependency of [
      ...dependenciesOfRules([...visibleRules, ...fills.map(({ rule }) => rule)], draft),
      ...(formulas?.dependencies ?? []),
      ...fills.flatMap(({ formula }) => formula?.dependencies ?? []),
    ]) {
      this.#link(this.nodeReadBy(dependency), node);
    }
    for (const [read, reader] of this.placementsOf(draft)) this.#link(read, reader);
  }

  #link(read: number | undefined, reader: number): void {
    if (read !== undefined) this.readers[read]?.push(reader);
  }
}

import { findComponents, type Readers } from './find-components.ts';

/**
 * The dependencies of nodes: `readers[n]` are the nodes that read node `n`, and are evaluated after
 * it.
 */
export interface DependencyGraph {
  readonly readers: Readers;
  /** Breaks ties and orders the nodes of a cycle. */
  readonly position: readonly number[];
}

export interface Ranking {
  /** The position of each node in an order in which every node is evaluated before its readers. */
  readonly rank: Int32Array;
  /** Nodes that depend on each other, or on themselves, as groups ordered by position. */
  readonly cycles: readonly (readonly number[])[];
}

/** Ranks the nodes, in time linear in the edges. */
export function rankNodes({ readers, position }: DependencyGraph): Ranking {
  const components = findComponents(readers);
  const rank = new Int32Array(readers.length);
  const cycles: number[][] = [];
  let next = 0;
  for (const component of components.reverse()) {
    component.sort((a, b) => (position[a] ?? 0) - (position[b] ?? 0));
    for (const node of component) rank[node] = next++;
    const [first = 0] = component;
    if (component.length > 1 || readers[first]?.includes(first)) cycles.push(component);
  }
  return { rank, cycles };
}

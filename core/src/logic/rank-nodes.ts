import { findComponents, type Readers } from './find-components.ts';

/** Which nodes must be evaluated before which: `readers[n]` are the nodes that read node `n`. */
export interface DependencyGraph {
  readonly readers: Readers;
  /** Breaks ties and orders the nodes of a cycle. */
  readonly position: readonly number[];
}

export interface Ranking {
  /** The place of each node in an order in which everything is read after it was evaluated. */
  readonly rank: Int32Array;
  /** Nodes that wait for each other, or for themselves, each group by position. */
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

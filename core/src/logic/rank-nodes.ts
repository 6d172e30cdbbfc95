/** Which nodes must be evaluated before which: `readers[n]` are the nodes that read node `n`. */
export interface DependencyGraph {
  readonly readers: readonly (readonly number[])[];
  /** Breaks ties and orders the nodes of a cycle. */
  readonly position: readonly number[];
}

export interface Ranking {
  /** The place of each node in an order in which everything is read after it was evaluated. */
  readonly rank: Int32Array;
  /** Nodes that wait for each other, or for themselves, each group by position. */
  readonly cycles: readonly (readonly number[])[];
}

/**
 * Ranks the nodes in time linear in the edges (Tarjan's strongly connected components, without
 * recursion so that long chains cannot exhaust the stack).
 */
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

/** Components in reverse topological order: a component comes before those whose nodes it reads. */
function findComponents(readers: readonly (readonly number[])[]): number[][] {
  const size = readers.length;
  const entered = new Int32Array(size).fill(-1);
  const low = new Int32Array(size);
  const isOpen = new Uint8Array(size);
  const edge = new Int32Array(size);
  const path: number[] = [];
  const open: number[] = [];
  const components: number[][] = [];
  let clock = 0;

  const enter = (node: number) => {
    entered[node] = low[node] = clock++;
    isOpen[node] = 1;
    path.push(node);
    open.push(node);
  };
  const leave = (node: number) => {
    path.pop();
    const parent = path.at(-1);
    if (parent !== undefined) low[parent] = Math.min(low[parent] ?? 0, low[node] ?? 0);
    if (low[node] !== entered[node]) return;
    const component = open.splice(open.lastIndexOf(node));
    for (const member of component) isOpen[member] = 0;
    components.push(component);
  };

  for (let root = size - 1; root >= 0; root -= 1) {
    if (entered[root] !== -1) continue;
    enter(root);
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const at = edge[node] ?? 0;
      edge[node] = at + 1;
      const nextNode = readers[node]?.[at];
      if (nextNode === undefined) leave(node);
      else if (entered[nextNode] === -1) enter(nextNode);
      else if (isOpen[nextNode]) low[node] = Math.min(low[node] ?? 0, entered[nextNode] ?? 0);
    }
  }
  return components;
}

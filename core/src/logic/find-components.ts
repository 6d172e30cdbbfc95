/** The nodes that read each node. */
export type Readers = readonly (readonly number[])[];

/**
 * Finds the strongly connected components: groups of nodes that read each other, most of them of
 * one node. A component comes before those whose nodes it reads. Tarjan's algorithm without
 * recursion, so that long chains cannot exhaust the stack.
 */
export function findComponents(readers: Readers): number[][] {
  const { length } = readers;
  /** The order in which each node was entered, from 1; 0 before that. */
  const entered = new Int32Array(length);
  /** The earliest entered node that can be reached from each. */
  const low = new Int32Array(length);
  const isOpen = new Uint8Array(length);
  /** The next reader of each node to look at. */
  const next = new Int32Array(length);
  const path: number[] = [];
  const open: number[] = [];
  const components: number[][] = [];
  let time = 0;

  const enter = (node: number) => {
    entered[node] = low[node] = ++time;
    isOpen[node] = 1;
    path.push(node);
    open.push(node);
  };

  const lower = (node: number, to: number) => {
    low[node] = Math.min(valueAt(low, node), to);
  };

  const leave = (node: number) => {
    path.pop();
    const parent = path.at(-1);
    if (parent !== undefined) lower(parent, valueAt(low, node));
    if (low[node] !== entered[node]) return;
    const component = open.splice(open.lastIndexOf(node));
    for (const member of component) isOpen[member] = 0;
    components.push(component);
  };

  for (let root = length - 1; root >= 0; root -= 1) {
    if (!entered[root]) enter(root);
    for (let node = path.at(-1); node !== undefined; node = path.at(-1)) {
      const at = valueAt(next, node);
      next[node] = at + 1;
      const reader = readers[node]?.[at];
      if (reader === undefined) leave(node);
      else if (!entered[reader]) enter(reader);
      else if (isOpen[reader]) lower(node, valueAt(entered, reader));
    }
  }
  return components;
}

const valueAt = (list: Int32Array, at: number) => list[at] ?? 0;

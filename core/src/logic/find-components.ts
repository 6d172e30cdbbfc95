/** The nodes that read each node. */
export type Readers = readonly (readonly number[])[];

/**
 * Finds the strongly connected components: groups of nodes that read each other, most of them of
 * one node. A component comes before those whose nodes it reads.
 */
export function findComponents(readers: Readers): number[][] {
  return new ComponentSearch(readers).run();
}

/** Tarjan's algorithm without recursion, so that long chains cannot exhaust the stack. */
class ComponentSearch {
  private readonly readers: Readers;
  /** When each node was entered; -1 before. */
  private readonly entered: Int32Array;
  /** The earliest entered node that can be reached from each. */
  private readonly low: Int32Array;
  private readonly isOpen: Uint8Array;
  /** The next reader of each node to look at. */
  private readonly next: Int32Array;
  private readonly path: number[] = [];
  private readonly open: number[] = [];
  private readonly components: number[][] = [];
  private time = 0;

  constructor(readers: Readers) {
    this.readers = readers;
    this.entered = new Int32Array(readers.length).fill(-1);
    this.low = new Int32Array(readers.length);
    this.isOpen = new Uint8Array(readers.length);
    this.next = new Int32Array(readers.length);
  }

  run(): number[][] {
    for (let root = this.readers.length - 1; root >= 0; root -= 1) {
      if (this.entered[root] === -1) this.searchFrom(root);
    }
    return this.components;
  }

  private searchFrom(root: number): void {
    this.enter(root);
    for (let node = this.path.at(-1); node !== undefined; node = this.path.at(-1)) {
      const at = valueAt(this.next, node);
      this.next[node] = at + 1;
      const reader = this.readers[node]?.[at];
      if (reader === undefined) this.leave(node);
      else if (this.entered[reader] === -1) this.enter(reader);
      else if (this.isOpen[reader] === 1) this.lower(node, valueAt(this.entered, reader));
    }
  }

  private enter(node: number): void {
    this.entered[node] = this.low[node] = this.time++;
    this.isOpen[node] = 1;
    this.path.push(node);
    this.open.push(node);
  }

  private leave(node: number): void {
    this.path.pop();
    const parent = this.path.at(-1);
    if (parent !== undefined) this.lower(parent, valueAt(this.low, node));
    if (this.low[node] !== this.entered[node]) return;
    const component = this.open.splice(this.open.lastIndexOf(node));
    for (const member of component) this.isOpen[member] = 0;
    this.components.push(component);
  }

  private lower(node: number, time: number): void {
    this.low[node] = Math.min(valueAt(this.low, node), time);
  }
}

const valueAt = (list: Int32Array, at: number) => list[at] ?? 0;

/** One thing decides, or is read by, another. */
export interface GraphEdge {
  readonly from: string;
  readonly to: string;
}

/** The place of a node: its column from the left, and its row in that. */
export interface GraphPlace {
  readonly column: number;
  readonly row: number;
}

/**
 * Places every node at the right of what decides it, in the given order from top to bottom. Where things decide each
 * other in a circle, one of the edges goes back to the left.
 */
export function layOutGraph(
  ids: readonly string[],
  edges: readonly GraphEdge[],
): ReadonlyMap<string, GraphPlace> {
  const deciding = new Map<string, string[]>();
  for (const { from, to } of edges) deciding.set(to, [...(deciding.get(to) ?? []), from]);
  const columns = new Map<string, number>();
  const open = new Set<string>();
  const columnOf = (id: string): number => {
    const known = columns.get(id);
    if (known !== undefined) return known;
    open.add(id);
    const before = (deciding.get(id) ?? []).filter((from) => !open.has(from));
    const column = Math.max(-1, ...before.map(columnOf)) + 1;
    open.delete(id);
    columns.set(id, column);
    return column;
  };
  const rows = new Map<number, number>();
  return new Map(
    ids.map((id) => {
      const column = columnOf(id);
      const row = rows.get(column) ?? 0;
      rows.set(column, row + 1);
      return [id, { column, row }];
    }),
  );
}

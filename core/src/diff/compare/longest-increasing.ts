/**
 * The places of a longest subsequence that increases: what may stay where it is, so that the fewest
 * others move. In time n log n.
 */
export function longestIncreasing(values: readonly number[]): ReadonlySet<number> {
  const tails: number[] = [];
  const before: number[] = [];
  values.forEach((value, at) => {
    const length = firstNotBelow(tails, value, values);
    before[at] = tails[length - 1] ?? -1;
    tails[length] = at;
  });
  const kept = new Set<number>();
  for (let at = tails.at(-1) ?? -1; at >= 0; at = before[at] ?? -1) kept.add(at);
  return kept;
}

/** How many of the tails are below the value. */
function firstNotBelow(tails: readonly number[], value: number, values: readonly number[]): number {
  let low = 0;
  let high = tails.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((values[tails[middle] ?? 0] ?? 0) < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

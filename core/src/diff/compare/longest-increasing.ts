/**
 * Returns the indexes of a longest increasing subsequence: the items that need not move. Takes n
 * log n time.
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

/** Returns the number of tails below the value. */
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

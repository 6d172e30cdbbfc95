import { longestIncreasing } from './longest-increasing.ts';

/** The differences between two lists of keys. */
export interface ListComparison {
  /** The keys that only the first list contains, in its order. */
  readonly removed: readonly string[];
  /**
   * The keys that must move, and those that only the second list contains, with their index in it,
   * in its order.
   */
  readonly placed: readonly {
    readonly key: string;
    readonly at: number;
    readonly isMoved: boolean;
  }[];
}

/** Compares lists of unique keys, with the minimum number of moves. */
export function compareLists(before: readonly string[], after: readonly string[]): ListComparison {
  const places = new Map(before.map((key, at) => [key, at]));
  const remaining = new Set(after);
  const shared = after.filter((key) => places.has(key));
  const stays = longestIncreasing(shared.map((key) => places.get(key) ?? 0));
  const staying = new Set(shared.filter((_, at) => stays.has(at)));
  return {
    removed: before.filter((key) => !remaining.has(key)),
    placed: after
      .map((key, at) => ({ key, at, isMoved: places.has(key) }))
      .filter(({ key }) => !staying.has(key)),
  };
}

/** Gives items keys: their ids, with a number for repeated ones. */
export function keysOf(ids: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}\u0000${String(count)}`;
  });
}

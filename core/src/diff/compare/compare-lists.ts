import { longestIncreasing } from './longest-increasing.ts';

/** What became of a list whose items have keys. */
export interface ListComparison {
  /** Keys only the first list has, in its order. */
  readonly removed: readonly string[];
  /** Keys that must move and keys only the second list has, with their place in it, in its order. */
  readonly placed: readonly {
    readonly key: string;
    readonly at: number;
    readonly isMoved: boolean;
  }[];
}

/** Compares lists of unique keys; as few as possible move. */
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

/** Gives items keys: their ids, numbered where one comes again. */
export function keysOf(ids: readonly string[]): readonly string[] {
  const counts = new Map<string, number>();
  return ids.map((id) => {
    const count = (counts.get(id) ?? 0) + 1;
    counts.set(id, count);
    return count === 1 ? id : `${id}\u0000${String(count)}`;
  });
}

import { compareLists } from '../compare/compare-lists.ts';
import type { Side } from './conflict.ts';

/** A list of ids in the common version and in the two that continued from it. */
interface ThreeLists {
  readonly base: readonly string[];
  readonly mine: readonly string[];
  readonly theirs: readonly string[];
}

/**
 * Returns the order of the merged list with exactly `members`. What neither side moved keeps its order;
 * what a side moved or added follows the same neighbour as in its own list. The result does not depend on
 * which side is which, unless both moved the same item: then `prefer` decides.
 */
export function mergeOrder(
  lists: ThreeLists,
  members: ReadonlySet<string>,
  prefer: Side,
): readonly string[] {
  const placing = placedBy(lists, prefer);
  const stable = lists.base.filter((id) => members.has(id) && placing.get(id) === 'neither');
  const groups = [
    groupsOf(lists.mine, (id) => members.has(id) && placing.get(id) === 'mine', stable),
    groupsOf(lists.theirs, (id) => members.has(id) && placing.get(id) === 'theirs', stable),
  ];
  const after = (anchor: string) =>
    groups
      .map((group) => group.get(anchor) ?? [])
      .toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1))
      .flat();
  const ordered = [...after(start), ...stable.flatMap((id) => [id, ...after(id)])];
  const rest = [...members].filter((id) => !ordered.includes(id));
  return [...ordered, ...rest.toSorted()];
}

/** The items that both sides placed, each after another neighbour. */
export function placedByBoth(lists: ThreeLists): readonly string[] {
  const { mine, theirs } = lists;
  const isPlaced = { mine: isPlacedBy(lists, 'mine'), theirs: isPlacedBy(lists, 'theirs') };
  return mine.filter(
    (id) => isPlaced.mine(id) && isPlaced.theirs(id) && previous(mine, id) !== previous(theirs, id),
  );
}

const previous = (list: readonly string[], id: string) => list[list.indexOf(id) - 1];

/** The place before the first item that stays; no id is empty. */
const start = '';

type Placing = Side | 'neither';

/** Which side decides the place of each item. */
function placedBy(lists: ThreeLists, prefer: Side): ReadonlyMap<string, Placing> {
  const { base, mine, theirs } = lists;
  const sides = { mine: new Set(mine), theirs: new Set(theirs) };
  const isPlaced = { mine: isPlacedBy(lists, 'mine'), theirs: isPlacedBy(lists, 'theirs') };
  const placing = (id: string): Placing => {
    const [byMine, byTheirs] = [isPlaced.mine(id), isPlaced.theirs(id)];
    if (byMine && byTheirs) return prefer;
    if (byMine) return 'mine';
    if (byTheirs) return 'theirs';
    if (!sides.mine.has(id)) return 'theirs';
    return sides.theirs.has(id) ? 'neither' : 'mine';
  };
  return new Map([...base, ...mine, ...theirs].map((id) => [id, placing(id)]));
}

/** Whether a side moved or added an item. */
function isPlacedBy({ base, ...sides }: ThreeLists, side: Side): (id: string) => boolean {
  const known = new Set(base);
  const here = new Set(sides[side]);
  const moved = movedFrom(base, sides[side]);
  return (id) => here.has(id) && (!known.has(id) || moved.has(id));
}

/** The items of both lists that must move, with the minimum number of moves. */
function movedFrom(base: readonly string[], list: readonly string[]): ReadonlySet<string> {
  const { placed } = compareLists(base, list);
  return new Set(placed.filter(({ isMoved }) => isMoved).map(({ key }) => key));
}

/** The items that one side places, by the staying item before them. */
function groupsOf(
  list: readonly string[],
  isPlacedHere: (id: string) => boolean,
  stable: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const staying = new Set(stable);
  const groups = new Map<string, string[]>();
  let anchor = start;
  for (const id of list) {
    if (staying.has(id)) anchor = id;
    else if (isPlacedHere(id)) groups.set(anchor, [...(groups.get(anchor) ?? []), id]);
  }
  return groups;
}

import { useEffect, useRef } from 'react';

const childrenOf = (list: HTMLUListElement): ArrayLike<Element> => list.children;

/**
 * Keeps the focus in a list from which the item with the focus is about to disappear: it goes to the item that takes
 * its place, else to the last one, and from an emptied list to what is shown instead. `listed` changes with the list;
 * `itemsOf` finds the items of a list of lists.
 */
export function useFocusAfterRemoval(listed: unknown, itemsOf = childrenOf) {
  const list = useRef<HTMLUListElement>(null);
  const empty = useRef<HTMLParagraphElement>(null);
  const next = useRef<number>(undefined);
  useEffect(() => {
    if (next.current === undefined) return;
    const items = list.current ? itemsOf(list.current) : [];
    const item = items[Math.min(next.current, items.length - 1)];
    next.current = undefined;
    (item?.querySelector('button') ?? empty.current)?.focus();
  }, [listed, itemsOf]);
  /** To call before the item at this place disappears. */
  const keepFocus = (index: number) => {
    next.current = index;
  };
  return { list, empty, keepFocus };
}

import { useLayoutEffect, type RefObject } from 'react';
import type { FocusWish } from '../state/form-state.ts';

const focusable = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button';

/** Fulfils each new wish once what it points at is drawn. */
export function useFocusWish(root: RefObject<HTMLElement | null>, wish: FocusWish | null): void {
  useLayoutEffect(() => {
    // A moment later: fields draw themselves after the page that holds them.
    queueMicrotask(() => {
      if (wish && root.current) find(root.current, wish)?.focus();
    });
  }, [root, wish]);
}

function find(root: HTMLElement, wish: FocusWish): HTMLElement | null {
  if (wish.on === 'field') {
    const frame = byId(root, `field-${wish.cellKey}`);
    return byId(root, `control-${wish.cellKey}`) ?? frame?.querySelector(focusable) ?? frame;
  }
  if (wish.on === 'row') return byId(root, `row-${wish.rowKey}`)?.querySelector(focusable) ?? null;
  return byId(root, wish.on);
}

function byId(root: HTMLElement, id: string): HTMLElement | null {
  return root.querySelector(`#${CSS.escape(id)}`);
}

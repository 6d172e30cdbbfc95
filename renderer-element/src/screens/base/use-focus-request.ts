import { useLayoutEffect, type RefObject } from 'react';
import type { FocusRequest } from '../../state/form-state.ts';

const focusable = 'input:not(:disabled), select:not(:disabled), textarea:not(:disabled), button';

/** Moves the focus for each new request, after rendering. */
export function useFocusRequest(
  root: RefObject<HTMLElement | null>,
  request: FocusRequest | null,
): void {
  useLayoutEffect(() => {
    // Delayed, because fields render after the page that contains them.
    queueMicrotask(() => {
      if (request && root.current) find(root.current, request)?.focus();
    });
  }, [root, request]);
}

function find(root: HTMLElement, request: FocusRequest): HTMLElement | null {
  if (request.on === 'field') {
    const frame = byId(root, `field-${request.cellKey}`);
    return byId(root, `control-${request.cellKey}`) ?? frame?.querySelector(focusable) ?? frame;
  }
  if (request.on === 'row')
    return byId(root, `row-${request.rowKey}`)?.querySelector(focusable) ?? null;
  return byId(root, request.on);
}

function byId(root: HTMLElement, id: string): HTMLElement | null {
  return root.querySelector(`#${CSS.escape(id)}`);
}

import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { Cell } from '@form-builder/core/session/session.ts';

/** The fields of a prerendered page that are not hydrated yet: each has its turn. */
export interface WaitingFields {
  isWaiting(cell: Cell): boolean;
  /** Resolves at the turn of a field; `undefined` for one that waits no longer. */
  turnOf(cell: Cell): Promise<void> | undefined;
  /**
   * Ends the waiting of a field that is about to be rendered with these texts; returns what restores
   * the visitor's input in it. `undefined` for one that did not wait.
   */
  take(cell: Cell, text: FormatContext): (() => void) | undefined;
}

import type { FormatContext } from '@form-builder/core/messages/format-context.ts';
import type { Cell } from '@form-builder/core/session/session.ts';

/** The fields of a prerendered page that are not hydrated yet; each waits for its turn. */
export interface WaitingFields {
  isWaiting(cell: Cell): boolean;
  /** Resolves at the turn of a field; `undefined` for a field that no longer waits. */
  turnOf(cell: Cell): Promise<void> | undefined;
  /** Ends the waiting of a field that is about to be rendered with these texts. */
  take(cell: Cell, text: FormatContext): void;
  /** Restores the visitor's input in a field that waited, once it is rendered. */
  finish(cell: Cell): void;
}

import type { SessionCell } from './session-cell.ts';
import type { Scope } from '../program/program.ts';

/** A scope with its cells: the form, or one row. */
export interface Instance {
  readonly scope: Scope;
  /** The row's key; empty for the form. */
  readonly key: string;
  /** Where the repeating field stands that the row belongs to. */
  readonly parent: Instance | null;
  readonly collection: SessionCell | null;
  /**
   * A row that nobody sees: it stands in for the rows of a repeating field that has none, to know
   * whether there would be anything to fill in.
   */
  readonly isPlaceholder: boolean;
  /** By the fields' place in the scope. */
  readonly cells: SessionCell[];
}

import type { CellNode } from './cell-node.ts';
import type { Scope } from './program.ts';

/** A scope with its cells: the form, or one row. */
export interface Instance {
  readonly scope: Scope;
  /** The row's key; empty for the form. */
  readonly key: string;
  /** Where the repeating field stands that the row belongs to. */
  readonly parent: Instance | null;
  readonly collection: CellNode | null;
  /** By the fields' place in the scope. */
  readonly cells: CellNode[];
}

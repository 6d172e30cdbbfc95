import type { Problem } from '@form-builder/core/contract/problem.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';

/** The save state of the designer's changes. */
export type SaveState =
  | { readonly status: 'saved' }
  /** There are changes, which are saved after a short pause. */
  | { readonly status: 'unsaved' }
  | { readonly status: 'saving' }
  /**
   * The server did not respond: the changes are stored on this device and sent again automatically.
   */
  | { readonly status: 'offline' }
  /** Another user saved in the meantime; nothing is sent until the designer chooses. */
  | { readonly status: 'conflict'; readonly theirs: Version }
  /** The server rejected the changes; they are kept and sent again with the next change. */
  | { readonly status: 'refused'; readonly problem: Problem | undefined }
  /** The version was published in the meantime. */
  | { readonly status: 'locked' };

/** Whether there are changes that the server does not have yet. */
export function isUnsaved(state: SaveState): boolean {
  return state.status !== 'saved' && state.status !== 'locked';
}

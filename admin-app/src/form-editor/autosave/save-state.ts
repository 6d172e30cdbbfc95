import type { Conflict } from '@form-builder/core/diff/merge/conflict.ts';
import type { MergeVersions } from '@form-builder/core/diff/merge/merge-versions.ts';
import type { Problem } from '@form-builder/core/contract/problem.ts';
import type { Version } from '@form-builder/core/contract/staff/forms/versions.ts';
import type { EditedVersion } from '../document/edited-version.ts';

/** A merge of two versions that changed the same settings. */
export interface ConflictingMerge {
  /** The version that both continued from. */
  readonly base: EditedVersion;
  readonly conflicts: readonly Conflict[];
  readonly mergeVersions: MergeVersions;
}

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
  /**
   * Another user saved something else for the same settings in the meantime; nothing is sent until the
   * designer chooses. Without `merge`, whole versions are chosen.
   */
  | {
      readonly status: 'conflict';
      readonly theirs: Version;
      readonly merge?: ConflictingMerge;
    }
  /** The server rejected the changes; they are kept and sent again with the next change. */
  | { readonly status: 'refused'; readonly problem: Problem | undefined }
  /** The version was published in the meantime. */
  | { readonly status: 'locked' };

/** Whether there are changes that the server does not have yet. */
export function isUnsaved(state: SaveState): boolean {
  return state.status !== 'saved' && state.status !== 'locked';
}

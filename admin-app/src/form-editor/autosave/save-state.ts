import type { Problem } from '@form-builder/core/contract/problem.ts';
import type { Version } from '@form-builder/core/contract/staff/versions.ts';

/** How it stands with what the designer changed. */
export type SaveState =
  | { readonly status: 'saved' }
  /** There are changes; they are saved after a short rest. */
  | { readonly status: 'unsaved' }
  | { readonly status: 'saving' }
  /** No answer: the changes are kept on this device and sent again by themselves. */
  | { readonly status: 'offline' }
  /** Someone else saved in the meantime; nothing is sent until the designer chooses. */
  | { readonly status: 'conflict'; readonly theirs: Version }
  /** The server does not take the changes; they are kept, and the next change tries again. */
  | { readonly status: 'refused'; readonly problem: Problem | undefined }
  /** The version was published in the meantime. */
  | { readonly status: 'locked' };

/** Whether there are changes that the server does not have yet. */
export function isUnsaved(state: SaveState): boolean {
  return state.status !== 'saved' && state.status !== 'locked';
}

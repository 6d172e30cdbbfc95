import { changeAppliers, type ChangeApplier } from './change-appliers.ts';
import type { Change } from '../change.ts';
import { VersionDraft } from './version-draft.ts';
import type { VersionContent } from '../version-content.ts';

/**
 * Applies all changes of `diffVersions` to a version, in their order. Removes moved and deleted
 * items first, so that every index refers to the resulting list.
 */
export function applyChanges(before: VersionContent, changes: readonly Change[]): VersionContent {
  const draft = new VersionDraft(before);
  for (const change of changes) applierOf(change).remove?.(draft, change);
  for (const change of changes) applierOf(change).insert?.(draft, change);
  return draft.finish();
}

/** The applier belongs to the change's kind, which the type of the table ensures. */
const applierOf = ({ kind }: Change): ChangeApplier<Change> => changeAppliers[kind];

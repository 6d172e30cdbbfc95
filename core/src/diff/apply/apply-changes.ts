import { changeAppliers, type ChangeApplier } from './change-appliers.ts';
import type { Change } from '../change.ts';
import { VersionDraft } from './version-draft.ts';
import type { VersionContent } from '../version-content.ts';

/**
 * Makes of a version what `diffVersions` compared it with: all its changes, in their order. What
 * moves or goes is taken out first, so that every place counts in the list that is to be.
 */
export function applyChanges(before: VersionContent, changes: readonly Change[]): VersionContent {
  const draft = new VersionDraft(before);
  for (const change of changes) applierOf(change).remove?.(draft, change);
  for (const change of changes) applierOf(change).insert?.(draft, change);
  return draft.finish();
}

/** The applier of a change's own kind, which the table's type holds it to. */
const applierOf = ({ kind }: Change): ChangeApplier<Change> => changeAppliers[kind];

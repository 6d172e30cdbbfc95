import type { MergeVersions } from '@form-builder/core/diff/merge/merge-versions.ts';
import type { Command } from '../document/command.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import type { History, Step } from './history.ts';

/**
 * Changes what differs between two documents, and nothing else: what another user changed in the meantime
 * stays, also where this would change the same setting.
 */
export function differenceCommand(
  from: EditedVersion,
  to: EditedVersion,
  mergeVersions: MergeVersions,
): Command {
  const inverse = () => differenceCommand(to, from, mergeVersions);
  return (document) => {
    if (document === from) return { document: to, inverse: inverse() };
    const { merged, conflicts } = mergeVersions(
      { base: from, mine: to, theirs: document },
      'theirs',
    );
    const kept = conflicts.length > 0 ? { base: from, theirs: document, conflicts } : undefined;
    return { document: merged, inverse: inverse(), kept };
  };
}

/** The same steps on a document with the changes of another user. */
export function rebaseHistory(
  { document: own, past, future }: History,
  document: EditedVersion,
  mergeVersions: MergeVersions,
): History {
  const rebase = (steps: readonly Step[]) => rebased(steps, own, mergeVersions);
  return { document, past: rebase(past), future: rebase(future) };
}

/** Each step as the difference that it made; the last one is the next to be undone or redone. */
function rebased(
  steps: readonly Step[],
  own: EditedVersion,
  mergeVersions: MergeVersions,
): readonly Step[] {
  let current = own;
  return steps
    .toReversed()
    .map((step) => {
      const from = current;
      current = step.command(from).document;
      return {
        ...step,
        command: differenceCommand(from, current, mergeVersions),
        mergeKey: undefined,
        origin: step.origin ?? step,
      };
    })
    .toReversed();
}

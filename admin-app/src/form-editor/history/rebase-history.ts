import { mergeVersions } from '@form-builder/core/diff/merge/merge-versions.ts';
import type { Command } from '../document/command.ts';
import type { EditedVersion } from '../document/edited-version.ts';
import type { History, Step } from './history.ts';

/**
 * Changes what differs between two documents, and nothing else: what another user changed in the meantime
 * stays.
 */
export function differenceCommand(from: EditedVersion, to: EditedVersion): Command {
  return (document) => ({
    document:
      document === from
        ? to
        : mergeVersions({ base: from, mine: to, theirs: document }, 'mine').merged,
    inverse: differenceCommand(to, from),
  });
}

/** The same steps on a document with the changes of another user. */
export function rebaseHistory(
  { document: own, past, future }: History,
  document: EditedVersion,
): History {
  return { document, past: rebased(past, own), future: rebased(future, own) };
}

/** Each step as the difference that it made; the last one is the next to be undone or redone. */
function rebased(steps: readonly Step[], own: EditedVersion): readonly Step[] {
  let current = own;
  return steps
    .toReversed()
    .map((step) => {
      const from = current;
      current = step.command(from).document;
      return { ...step, command: differenceCommand(from, current), mergeKey: undefined };
    })
    .toReversed();
}

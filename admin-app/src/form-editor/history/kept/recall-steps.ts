import { applyChanges } from '@form-builder/core/diff/apply/apply-changes.ts';
import { changesFit } from '@form-builder/core/diff/apply/changes-fit.ts';
import type { MergeVersions } from '@form-builder/core/diff/merge/merge-versions.ts';
import type { EditedVersion } from '../../document/edited-version.ts';
import type { EarlierSteps, Step } from '../history.ts';
import { differenceCommand } from '../rebase-history.ts';
import { toContent, toDocument } from './content.ts';
import { withNotes } from './note-changes.ts';
import type { Recorded } from './record-steps.ts';
import type { StoredStep, StoredSteps } from './stored-steps.ts';

interface Recall {
  /** The document that the steps were stored with. */
  readonly base: EditedVersion;
  readonly mergeVersions: MergeVersions;
  /** Receives the stored form of each step. */
  readonly recorded: Recorded;
}

/**
 * The steps of an earlier visit. Each changes what it changed then, and nothing else, whatever the document
 * is by now.
 */
export async function recallSteps(
  { past, future }: Pick<StoredSteps, 'past' | 'future'>,
  recall: Recall,
): Promise<EarlierSteps> {
  return { past: await toSteps(past, recall), future: await toSteps(future, recall) };
}

async function toSteps(
  stored: readonly StoredStep[],
  { base, mergeVersions, recorded }: Recall,
): Promise<readonly Step[]> {
  const steps: Step[] = [];
  let from = base;
  for (const one of stored) {
    // One step of a large form takes milliseconds, so the user can go on between two of them.
    await new Promise((resolve) => setTimeout(resolve));
    if (!fits(from, one)) break;
    const to = documentAfter(from, one);
    const { label, selection, at } = one;
    const command = differenceCommand(from, to, mergeVersions);
    const step: Step = { label, selection, at, mergeKey: undefined, command };
    recorded.set(step, one);
    steps.push(step);
    from = to;
  }
  return steps.toReversed();
}

/** The form editor does not hold translations, so it cannot undo a moment that brought back other ones. */
function fits(document: EditedVersion, { changes }: StoredStep): boolean {
  const isTranslated = changes.some(({ kind }) => kind.startsWith('translation'));
  return (!isTranslated || 'translations' in document) && changesFit(toContent(document), changes);
}

function documentAfter(document: EditedVersion, { changes, notes }: StoredStep): EditedVersion {
  const after = toDocument(applyChanges(toContent(document), changes), document);
  if (!notes) return after;
  return { ...after, translation_notes: withNotes(after.translation_notes ?? {}, notes) };
}

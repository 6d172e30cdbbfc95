import { diffVersions } from '@form-builder/core/diff/diff-versions.ts';
import type { EditedVersion } from '../../document/edited-version.ts';
import type { TranslateDescriptor } from '../../editor/editor-texts.ts';
import type { Step } from '../history.ts';
import { changedNotes } from './note-changes.ts';
import { toContent } from './content.ts';
import type { StoredStep } from './stored-steps.ts';

/** More steps than this are rarely undone, and each takes time to restore. */
const maxSteps = 50;

/** The stored form of steps that were stored before: a step never changes. */
export type Recorded = WeakMap<Step, StoredStep>;

interface Recording {
  /** The document that the newest step acts on. */
  readonly document: EditedVersion;
  readonly recorded: Recorded;
  readonly texts: TranslateDescriptor;
}

/** The changes that steps make, the next one first; only new steps are compared. */
export function recordSteps(
  steps: readonly Step[],
  { document, recorded, texts }: Recording,
): StoredStep[] {
  const newest = steps.slice(-maxSteps).toReversed();
  const firstKnown = newest.findIndex((step) => recorded.has(keyOf(step)));
  let current = document;
  for (const step of firstKnown === -1 ? newest : newest.slice(0, firstKnown)) {
    const after = step.command(current).document;
    recorded.set(keyOf(step), toStored(step, { current, after, texts }));
    current = after;
  }
  // Older steps than a known one were recorded before it, or are more than were kept then.
  const firstUnknown = newest.findIndex((step) => !recorded.has(keyOf(step)));
  const kept = firstUnknown === -1 ? newest : newest.slice(0, firstUnknown);
  return kept.flatMap((step) => recorded.get(keyOf(step)) ?? []);
}

/** A step that was merged with changes of others makes the same changes as before. */
const keyOf = (step: Step) => step.origin ?? step;

interface Run extends Pick<Recording, 'texts'> {
  readonly current: EditedVersion;
  readonly after: EditedVersion;
}

function toStored({ label, selection, at }: Step, { current, after, texts }: Run): StoredStep {
  const notes = changedNotes(current.translation_notes, after.translation_notes);
  return {
    label: { ...label, message: texts(label) } as StoredStep['label'],
    selection: selection as StoredStep['selection'],
    at,
    changes: [...diffVersions(toContent(current), toContent(after))],
    ...(notes && { notes }),
  };
}

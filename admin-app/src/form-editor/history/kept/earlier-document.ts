import type { JournalEntry } from '@form-builder/core/contract/staff/forms/journal.ts';
import { applyChanges } from '@form-builder/core/diff/apply/apply-changes.ts';
import type { EditedVersion } from '../../document/edited-version.ts';
import { toContent, toDocument } from './content.ts';

/** Fetches the saves of a version after a revision, newest first; `undefined` when there are too many. */
export type ReadSaves = (after: number) => Promise<readonly JournalEntry[] | undefined>;

interface Revisions {
  /** The revision of the document. */
  readonly from: number;
  /** The earlier revision to go back to. */
  readonly to: number;
}

/** The document at an earlier revision, back through the saves since; `undefined` when it is unknown. */
export async function earlierDocument(
  document: EditedVersion,
  { from, to }: Revisions,
  readSaves: ReadSaves,
): Promise<EditedVersion | undefined> {
  if (to === from) return document;
  const saves = to < from ? await readSaves(to) : undefined;
  const content = saves
    ?.filter(({ revision }) => revision <= from)
    .reduce((later, { undo }) => applyChanges(later, undo), toContent(document));
  return content && toDocument(content, document);
}

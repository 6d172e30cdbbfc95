import { diffVersions } from '@form-builder/core/diff/diff-versions.ts';
import { instant, type Writer } from '../../logbook/writer.ts';
import type { VersionRow } from '../versions-queries.ts';
import { insertJournalRow } from './journal-queries.ts';
import { recordedContent } from './recorded-content.ts';

/** Every so many revisions the journal keeps the whole content, so that restoring has few steps. */
const snapshotEvery = 50;

interface Saved {
  readonly before: VersionRow;
  readonly after: VersionRow;
  /** The revision that was restored; absent for an edit. */
  readonly restoredRevision?: number | undefined;
}

/** Records a save. A save that changes no content leaves no entry. */
export async function writeJournal(
  writer: Writer,
  { before, after, restoredRevision }: Saved,
): Promise<void> {
  const earlier = recordedContent(before);
  const undo = diffVersions(recordedContent(after), earlier);
  if (undo.length === 0) return;
  const { revision } = after;
  await insertJournalRow(writer.tx, {
    tenant_id: writer.tenantId,
    version_id: after.id,
    revision,
    at: instant(writer),
    user_id: writer.actor?.id ?? null,
    restored_revision: restoredRevision ?? null,
    undo: JSON.stringify(undo),
    content_before: revision % snapshotEvery === 0 ? JSON.stringify(earlier) : null,
  });
}

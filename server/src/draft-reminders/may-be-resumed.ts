import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { mayBeCompleted } from '../submissions/filled-version/may-be-completed.ts';
import { selectVersionStatus } from '../submissions/filled-version/version-status-queries.ts';
import type { WaitingDraft } from './due-reminders-queries.ts';

/** Whether a link opens the draft: in its own version, or in the one that replaced it. */
export async function mayBeResumed(
  tx: Transaction<Database>,
  { version_id: versionId, environment }: Pick<WaitingDraft, 'version_id' | 'environment'>,
): Promise<boolean> {
  const status = await selectVersionStatus(tx, versionId, environment);
  if (!status?.first_published_at) return false;
  return mayBeCompleted(status) || (status.shown !== null && status.is_enabled);
}

import type { VersionStatus } from './version-status-queries.ts';

/**
 * Whether a version can still be completed: the published version, and a superseded one unless its
 * settings forbid that. A withdrawn version cannot be completed, nor can a form without a published
 * version. A proposed version accepts only tests.
 */
export function mayBeCompleted(status: VersionStatus, isTest = false): boolean {
  if (status === undefined || !status.is_enabled) return false;
  if (status.state === 'published') return true;
  if (status.state === 'proposed' || status.state === 'approved') return isTest;
  const { shown } = status;
  const mayFinish = shown !== null && shown.submission_settings.may_finish_older !== false;
  return status.state === 'superseded' && mayFinish;
}

import type { Standing } from './version-status-queries.ts';

/**
 * Whether a form may still be completed in a version: in the one that is shown, and in one that it
 * superseded unless it says otherwise. A version that was withdrawn is closed, and so is a form of
 * which nothing is shown any more. What is proposed takes tests only.
 */
export function mayBeCompleted(standing: Standing, isTest = false): boolean {
  if (standing === undefined || !standing.is_enabled) return false;
  if (standing.state === 'published') return true;
  if (standing.state === 'proposed' || standing.state === 'approved') return isTest;
  const { shown } = standing;
  const mayFinish = shown !== null && shown.submission_settings.may_finish_older !== false;
  return standing.state === 'superseded' && mayFinish;
}

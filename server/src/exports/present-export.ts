import type {
  Export,
  ExportConsent,
} from '@form-builder/core/contract/staff/submissions/exports.ts';
import { isoInstant, isoInstantOrNull } from '../platform/http/responses/iso-instant.ts';
import type { ExportRecord } from './exports-queries.ts';
import { kindOf } from './kinds/kind-of.ts';

/**
 * An export as its owner sees it: `expired` as soon as its time is over, even before the file is removed, and failed as
 * soon as the term for a consent is.
 */
export function presentExport(record: ExportRecord, now: number): Export {
  const { id, row_count, total, file_name } = record;
  const isUndecided = isConsentOver(record, now);
  return kindOf(record).present({
    id,
    status: isUndecided ? 'failed' : isOver(record, now) ? 'expired' : record.status,
    failure: isUndecided ? 'consent_expired' : record.failure,
    consent: consentOf(record, isUndecided),
    row_count,
    total,
    seconds_left: secondsLeft(record, now),
    file_name,
    size_bytes: record.size_bytes === null ? null : Number(record.size_bytes),
    created_at: isoInstant(record.created_at),
    ended_at: isoInstantOrNull(record.ended_at),
    expires_at: isoInstantOrNull(record.expires_at),
    is_erased: record.erased_at !== null,
  });
}

/** Whether the file may no longer be downloaded. */
export function isOver({ status, expires_at: expiresAt }: ExportRecord, now: number): boolean {
  return status === 'available' && expiresAt !== null && expiresAt.getTime() <= now;
}

/** Whether nobody decided on the export in time. */
export function isConsentOver(
  { consent, consent_expires_at: expiresAt }: ExportRecord,
  now: number,
): boolean {
  return consent === 'asked' && expiresAt !== null && expiresAt.getTime() <= now;
}

function consentOf(record: ExportRecord, isUndecided: boolean): ExportConsent | null {
  const { consent, consent_expires_at: expiresAt } = record;
  if (consent === null || expiresAt === null) return null;
  return {
    state: isUndecided ? 'expired' : consent,
    expires_at: isoInstant(expiresAt),
    decided_by: record.consent_by_name,
    decided_at: isoInstantOrNull(record.consent_at),
    reason: record.consent_reason,
  };
}

/** Estimates the remaining seconds from the time per row so far. */
function secondsLeft(record: ExportRecord, now: number): number | null {
  const { status, row_count: done, total, started_at: startedAt } = record;
  if (status !== 'processing' || total === null || done === 0 || startedAt === null) return null;
  const seconds = (now - startedAt.getTime()) / 1000;
  return Math.max(0, Math.ceil((seconds / done) * (total - done)));
}

import { createHash } from 'node:crypto';
import type { SensitiveFields } from '@form-builder/core/sensitive-answers/sensitive-fields.ts';
import type { AnswerScansTable } from './answer-scans-tables.ts';

/** How far the scan of a version is, and for which fields. */
export type AnswerScan = Omit<AnswerScansTable, 'tenant_id' | 'version_id'>;

/** Sorts before every submission. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * How long servers of the release before may go on beside the new ones. A scan that began within this time
 * may have missed what they wrote, so one more follows.
 */
export const overlapMs = 3_600_000;

/** The same for the same fields, in any order. */
export function hashFields(fields: SensitiveFields): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([...fields.keys()].sort()))
    .digest();
}

/** The scan to do now: a new one, the rest of one that was interrupted, or nothing (`after_id: null`). */
export function continueScan(known: AnswerScan | undefined, hash: Buffer, at: Date): AnswerScan {
  const begun = { fields_hash: hash, started_at: at, after_id: beforeAll };
  if (!known?.fields_hash.equals(hash)) return { ...begun, first_started_at: at };
  const overlapEnd = known.first_started_at.getTime() + overlapMs;
  const hasMissed = known.started_at.getTime() < overlapEnd && at.getTime() >= overlapEnd;
  if (known.after_id === null && hasMissed) return { ...known, ...begun };
  return known;
}

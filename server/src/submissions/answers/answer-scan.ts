import { createHash } from 'node:crypto';
import type { SensitiveFields } from '@form-builder/core/sensitive-answers/sensitive-fields.ts';
import type { AnswerScansTable } from './answer-scans-tables.ts';

/** The progress of the scan of a version, and the fields that it covers. */
export type AnswerScan = Omit<AnswerScansTable, 'tenant_id' | 'version_id'>;

/** A UUID that sorts before the id of every submission. */
const beforeAll = '00000000-0000-0000-0000-000000000000';

/**
 * How long servers of the previous release may run beside the new ones. A scan that started within
 * this time may have missed what they wrote, so another scan follows.
 */
export const overlapMs = 3_600_000;

/** A key that is equal for the same fields in any order. */
export function hashFields(fields: SensitiveFields): Buffer {
  return createHash('sha256')
    .update(JSON.stringify([...fields.keys()].sort()))
    .digest();
}

/**
 * Returns the scan to run now: a new one, the rest of an interrupted one, or none (`after_id:
 * null`).
 */
export function continueScan(known: AnswerScan | undefined, hash: Buffer, at: Date): AnswerScan {
  const begun = { fields_hash: hash, started_at: at, after_id: beforeAll };
  if (!known?.fields_hash.equals(hash)) return { ...begun, first_started_at: at };
  const overlapEnd = known.first_started_at.getTime() + overlapMs;
  const hasMissed = known.started_at.getTime() < overlapEnd && at.getTime() >= overlapEnd;
  if (known.after_id === null && hasMissed) return { ...known, ...begun };
  return known;
}

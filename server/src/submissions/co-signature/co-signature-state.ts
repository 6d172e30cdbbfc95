import type { CoSignatureState } from '@form-builder/core/contract/visitor/co-signatures.ts';
import type { CoSignatureRow } from './co-signatures-queries.ts';

type Standing = Pick<CoSignatureRow, 'signed_at' | 'declined_at' | 'expired_at' | 'expires_at'>;

/**
 * Returns the state of a co-signature. It expires at its time, even if the job that records this
 * runs later.
 */
export function coSignatureState(
  { signed_at: signed, declined_at: declined, expired_at: expired, expires_at: end }: Standing,
  now: number,
): CoSignatureState {
  if (signed !== null) return 'signed';
  if (declined !== null) return 'declined';
  return expired !== null || now >= end.getTime() ? 'expired' : 'waiting';
}

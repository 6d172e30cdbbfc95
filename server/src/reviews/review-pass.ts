import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { RequestError } from '../platform/request-error.ts';
import { hashKey } from '../platform/secrets/public-key.ts';
import { selectReviewPass, type ReviewPass } from './reviews-queries.ts';

/** A request with a link's key, or without one. */
export interface ReviewRequest {
  /** The key from `Authorization: Review <key>`. */
  readonly reviewKey: string | null;
  readonly now: () => number;
}

/** The version of the request's link; `undefined` without a link; throws for an invalid one. */
export async function findReviewPass(
  tx: Transaction<Database>,
  { reviewKey, now }: ReviewRequest,
): Promise<ReviewPass | undefined> {
  if (reviewKey === null) return undefined;
  const pass = await selectReviewPass(tx, hashKey(reviewKey), new Date(now()));
  if (pass === undefined) throw new RequestError('review_link_invalid');
  return pass;
}

/** Throws unless the link shows this version in this environment. */
export function assertShownBy(
  pass: ReviewPass,
  wanted: Pick<ReviewPass, 'version_id' | 'environment'>,
): void {
  const isShown = pass.version_id === wanted.version_id && pass.environment === wanted.environment;
  if (!isShown) throw new RequestError('review_link_invalid');
}

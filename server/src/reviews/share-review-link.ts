import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { createPublicKey, hashKey } from '../platform/secrets/public-key.ts';
import { pageForReview } from './review-page.ts';
import { copyReviewLink, selectReviewPass } from './reviews-queries.ts';

/** A copy of a link: the path of its page, and the key that comes after the `#`. */
export interface SharedLink {
  readonly path: string;
  readonly key: string;
}

/**
 * Creates a copy of a link, by the hash of its key, with the same expiry. Returns `undefined` when
 * the original link no longer shows a version.
 */
export async function shareReviewLink(
  tx: Transaction<Database>,
  keyHash: Buffer,
  at: Date,
): Promise<SharedLink | undefined> {
  const pass = await selectReviewPass(tx, keyHash, at);
  if (!pass) return undefined;
  const key = createPublicKey();
  await copyReviewLink(tx, { from: keyHash, to: hashKey(key), at });
  return { path: pageForReview(pass.form_id, pass.environment), key };
}

import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import { createPublicKey, hashKey } from '../platform/secrets/public-key.ts';
import { pageForReview } from './review-page.ts';
import { copyReviewLink, selectReviewPass } from './reviews-queries.ts';

/** Another link to what a link shows: its page, and the key that stands after the `#`. */
export interface SharedLink {
  readonly path: string;
  readonly key: string;
}

/**
 * Makes a link of its own to what another one shows, by the hash of that one's key and for as long as
 * that lasts. `undefined` once it shows nothing any more.
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

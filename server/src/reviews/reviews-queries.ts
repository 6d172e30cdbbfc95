import type { Insertable, Transaction } from 'kysely';
import { isActive } from '../features/active-features.ts';
import type { Database } from '../platform/database/database.ts';
import type { ReviewLinksTable } from './reviews-tables.ts';

type Tx = Transaction<Database>;

export async function insertReviewLink(tx: Tx, row: Insertable<ReviewLinksTable>): Promise<void> {
  await tx.insertInto('review_links').values(row).execute();
}

/**
 * Finds the version that a link shows, while the link is valid, the version may be seen in its environment, and the
 * tenant uses links.
 */
export function selectReviewPass(tx: Tx, keyHash: Buffer, at: Date) {
  return tx
    .selectFrom('review_links')
    .innerJoin('version_environments as environment_state', (join) =>
      join
        .onRef('environment_state.tenant_id', '=', 'review_links.tenant_id')
        .onRef('environment_state.version_id', '=', 'review_links.version_id')
        .onRef('environment_state.environment', '=', 'review_links.environment'),
    )
    .innerJoin('environments', (join) =>
      join
        .onRef('environments.tenant_id', '=', 'review_links.tenant_id')
        .onRef('environments.id', '=', 'review_links.environment'),
    )
    .select([
      'environment_state.form_id',
      'environment_state.state',
      'review_links.version_id',
      'review_links.environment',
    ])
    .where('review_links.key_hash', '=', keyHash)
    .where('review_links.expires_at', '>', at)
    .where('environment_state.state', 'in', ['proposed', 'approved', 'published'])
    .where('environments.is_enabled', '=', true)
    .where(isActive('review_links'))
    .executeTakeFirst();
}

export type ReviewPass = NonNullable<Awaited<ReturnType<typeof selectReviewPass>>>;

/** Inserts a copy of a link, by the hashes of both keys, with the same expiry. */
export async function copyReviewLink(
  tx: Tx,
  { from, to, at }: { readonly from: Buffer; readonly to: Buffer; readonly at: Date },
): Promise<void> {
  await tx
    .insertInto('review_links')
    .columns([
      'tenant_id',
      'key_hash',
      'version_id',
      'environment',
      'created_by',
      'created_at',
      'expires_at',
    ])
    .expression((eb) =>
      eb
        .selectFrom('review_links')
        .select((link) => [
          'tenant_id',
          link.val(to).as('key_hash'),
          'version_id',
          'environment',
          'created_by',
          link.val(at).as('created_at'),
          'expires_at',
        ])
        .where('key_hash', '=', from),
    )
    .execute();
}

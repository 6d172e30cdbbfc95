import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';

type Tx = Transaction<Database>;

/** The tenant's encrypted key that signs responses of registers; `undefined` before its first use. */
export async function selectLookUpKey(tx: Tx): Promise<Buffer | undefined> {
  const row = await tx.selectFrom('look_up_keys').select('sealed_secret').executeTakeFirst();
  return row?.sealed_secret;
}

interface NewKey {
  readonly tenant_id: string;
  readonly sealed_secret: Buffer;
  readonly created_at: Date;
}

/** Stores the key unless another request stored one at the same time. */
export async function insertLookUpKey(tx: Tx, key: NewKey): Promise<void> {
  await tx
    .insertInto('look_up_keys')
    .values(key)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

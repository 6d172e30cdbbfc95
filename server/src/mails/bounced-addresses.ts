import type { Transaction } from 'kysely';
import type { Database } from '../platform/database/database.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';

type Tx = Transaction<Database>;

interface TenantAddress {
  readonly tenantId: string;
  readonly address: string;
}

const fingerprintOf = (
  cipher: Pick<SecretCipher, 'fingerprint'>,
  { tenantId, address }: TenantAddress,
): Buffer =>
  cipher.fingerprint({ tenantId, purpose: 'bounced-address' }, address.trim().toLowerCase());

/** Notes that a mail server finally rejects an address. */
export async function noteBouncedAddress(
  tx: Tx,
  cipher: Pick<SecretCipher, 'fingerprint'>,
  { at, ...address }: TenantAddress & { readonly at: Date },
): Promise<void> {
  const row = { tenant_id: address.tenantId, fingerprint: fingerprintOf(cipher, address) };
  await tx
    .insertInto('bounced_addresses')
    .values({ ...row, bounced_at: at })
    .onConflict((conflict) =>
      conflict.columns(['tenant_id', 'fingerprint']).doUpdateSet({ bounced_at: at }),
    )
    .execute();
}

/** Whether a mail that nobody asked for, such as a reminder, has no chance to reach the address. */
export async function isBounced(
  tx: Tx,
  cipher: Pick<SecretCipher, 'fingerprint'>,
  address: TenantAddress,
): Promise<boolean> {
  const found = await tx
    .selectFrom('bounced_addresses')
    .select('fingerprint')
    .where('fingerprint', '=', fingerprintOf(cipher, address))
    .executeTakeFirst();
  return found !== undefined;
}

const keptMs = 180 * 86_400_000;

/** Forgets the addresses of half a year ago: a mailbox may exist again. */
export async function deleteOldBounces(tx: Tx, now: Date): Promise<void> {
  const before = new Date(now.getTime() - keptMs);
  await tx.deleteFrom('bounced_addresses').where('bounced_at', '<', before).execute();
}

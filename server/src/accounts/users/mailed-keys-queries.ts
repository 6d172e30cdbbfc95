import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

type Tx = Transaction<Database>;

/** Links that were mailed to an earlier address stop working. */
export async function deleteMailedKeys(
  tx: Tx,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
): Promise<void> {
  const owner = { tenant_id: tenantId, user_id: userId };
  await tx
    .deleteFrom('email_changes')
    .where((eb) => eb.and(owner))
    .execute();
  await tx
    .deleteFrom('password_keys')
    .where((eb) => eb.and(owner))
    .execute();
}

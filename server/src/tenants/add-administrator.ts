import { assignRoles, insertUser } from '../accounts/accounts-queries.ts';
import { upsertPasswordKey } from '../accounts/passwords/password-keys-queries.ts';
import { writeLogbook } from '../logbook/write-logbook.ts';
import { instant, type Writer } from '../logbook/writer.ts';
import { hashKey } from '../platform/secrets/public-key.ts';
import type { NewTenant } from './new-tenant.ts';

/** How long the administrator can use the key. */
const keyMs = 7 * 86_400_000;

/** Adds the first administrator of a tenant, who chooses a password with the key; returns the id. */
export async function addAdministrator(
  writer: Writer,
  { email, firstName, lastName }: NewTenant['administrator'],
  key: string,
): Promise<string> {
  const { tx, tenantId } = writer;
  const userId = writer.createId();
  await insertUser(tx, {
    tenant_id: tenantId,
    id: userId,
    email,
    first_name: firstName,
    last_name: lastName,
    created_at: instant(writer),
    updated_at: instant(writer),
  });
  await assignRoles(tx, { tenantId, userId, slugs: ['administrator'] });
  await upsertPasswordKey(tx, {
    tenant_id: tenantId,
    user_id: userId,
    key_hash: hashKey(key),
    expires_at: new Date(writer.now() + keyMs),
  });
  await writeLogbook(writer, { action: 'user.created', subject: ['user', userId] });
  return userId;
}

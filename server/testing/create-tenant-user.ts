import type { Permission } from '@form-builder/core/contract/permissions.ts';
import { cheapPasswordHasher } from './identity/cheap-password-hasher.ts';
import type { Runtime } from '../src/platform/runtime.ts';
import type { TenantTransaction } from '../src/platform/database/tenancy/tenant-transaction.ts';
import { assignRoles, insertRole, insertUser } from '../src/accounts/accounts-queries.ts';

/** A user for a test, with the password to sign in with. */
export interface TestUser {
  readonly id: string;
  readonly email: string;
  readonly password: string;
}

/** Creates a user with exactly these permissions, through a separate role. */
export async function createTenantUser(options: {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
  readonly runtime: Runtime;
  readonly email?: string;
  readonly firstName?: string;
  readonly lastName?: string;
  readonly permissions?: readonly Permission[];
  readonly isRoot?: boolean;
  readonly isActive?: boolean;
}): Promise<TestUser> {
  const { tenantId, runtime } = options;
  const id = runtime.createId();
  const email = options.email ?? `user-${id}@test.example`;
  const password = 'Correct-Horse-7';
  const passwordHash = await cheapPasswordHasher.hash(password);
  const now = new Date(runtime.now());
  const timestamps = { created_at: now, updated_at: now };
  await options.transaction(async (tx) => {
    await insertUser(tx, {
      tenant_id: tenantId,
      id,
      email,
      first_name: options.firstName ?? 'Test',
      last_name: options.lastName ?? 'Gebruiker',
      is_root: options.isRoot ?? false,
      is_active: options.isActive ?? true,
      password_hash: passwordHash,
      ...timestamps,
    });
    const role = {
      tenant_id: tenantId,
      id: runtime.createId(),
      slug: `role-${id}`,
      name: 'Test',
    };
    await insertRole(tx, { ...role, permissions: [...(options.permissions ?? [])], ...timestamps });
    await assignRoles(tx, { tenantId, userId: id, slugs: [role.slug] });
  });
  return { id, email, password };
}

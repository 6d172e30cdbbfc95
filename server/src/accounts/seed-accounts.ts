import type { Transaction } from 'kysely';
import { createPassword } from '../platform/passwords/create-password.ts';
import type { PasswordHasher } from '../platform/passwords/password-hasher.ts';
import type { Database } from '../platform/database/database.ts';
import type { Runtime } from '../platform/runtime.ts';
import { assignRoles, insertUser } from './accounts-queries.ts';
import { demoPeople, type DemoPerson } from './demo-people.ts';
import { seedRoles } from './seed-roles.ts';

/** The login of a seeded user. */
export interface DemoLogin {
  readonly name: string;
  readonly position: string;
  readonly email: string;
  readonly password: string;
}

/** The accounts of a demo tenant with their hashed passwords. */
export interface DemoAccounts {
  /** Shown to the operator who starts the demo; stored nowhere in clear text. */
  readonly logins: readonly DemoLogin[];
  readonly users: readonly PreparedUser[];
}

interface PreparedUser {
  readonly person: DemoPerson;
  readonly email: string;
  readonly passwordHash: string;
}

/**
 * Creates the passwords of the demo accounts: `password` for all, or a random one for each. Separate from
 * seeding, because hashing takes seconds and must not keep a transaction open.
 */
export async function prepareDemoAccounts(options: {
  readonly tenantSlug: string;
  readonly hasher: PasswordHasher;
  readonly password?: string | undefined;
}): Promise<DemoAccounts> {
  const prepared = await Promise.all(
    demoPeople.map(async (person) => {
      const email = `${person.mailbox}@${options.tenantSlug}.example`;
      const password = options.password ?? createPassword();
      const passwordHash = await options.hasher.hash(password);
      const name = `${person.firstName} ${person.lastName}`;
      return {
        login: { name, position: person.position, email, password },
        user: { person, email, passwordHash },
      };
    }),
  );
  return { logins: prepared.map(({ login }) => login), users: prepared.map(({ user }) => user) };
}

/** Inserts the roles and the prepared demo accounts of a new tenant. */
export async function seedAccounts(
  tx: Transaction<Database>,
  seed: {
    readonly tenantId: string;
    readonly accounts: DemoAccounts;
    readonly runtime: Runtime;
  },
): Promise<void> {
  const { tenantId, accounts, runtime } = seed;
  await seedRoles(tx, { tenantId, runtime });
  const now = new Date(runtime.now());
  for (const { person, email, passwordHash } of accounts.users) {
    const userId = runtime.createId();
    await insertUser(tx, {
      tenant_id: tenantId,
      id: userId,
      email,
      first_name: person.firstName,
      last_name: person.lastName,
      position: person.position,
      is_root: person.isRoot,
      password_hash: passwordHash,
      created_at: now,
      updated_at: now,
    });
    await assignRoles(tx, { tenantId, userId, slugs: person.roles });
  }
}

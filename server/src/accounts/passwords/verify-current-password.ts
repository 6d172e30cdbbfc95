import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import { enforceLimit, type CreateRateLimit } from '../../platform/http/rate-limits/rate-limit.ts';
import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts';
import { RequestError } from '../../platform/request-error.ts';

/** The user and the typed password. */
interface TypedPassword {
  readonly transaction: TenantTransaction;
  readonly tenantId: string;
  readonly userId: string;
  readonly password: string;
}

/** Throws `password_wrong` for a wrong password, and `too_many_requests` after too many guesses. */
export type VerifyCurrentPassword = (typed: TypedPassword) => Promise<void>;

/** Guesses per quarter of an hour: a person at an unlocked desk must not find the password. */
const maxGuesses = 10;

/** Creates the check that protects changes of a user's own account. Call it outside a transaction. */
export function createVerifyCurrentPassword(options: {
  readonly hasher: PasswordHasher;
  readonly createRateLimit: CreateRateLimit;
}): VerifyCurrentPassword {
  const limit = options.createRateLimit({
    name: 'current-password',
    max: maxGuesses,
    windowSeconds: 900,
  });
  return async ({ transaction, tenantId, userId, password }) => {
    await enforceLimit(limit, userId);
    const stored = await transaction((tx) => findPasswordHash(tx, tenantId, userId));
    const { matches } = await options.hasher.verify(password, stored);
    if (!matches) throw new RequestError('password_wrong');
  };
}

/** The password hash of a user; `null` for a user without a password. */
async function findPasswordHash(
  tx: Transaction<Database>,
  tenantId: string,
  userId: string,
): Promise<string | null> {
  const found = await tx
    .selectFrom('users')
    .select('password_hash')
    .where('tenant_id', '=', tenantId)
    .where('id', '=', userId)
    .executeTakeFirst();
  return found?.password_hash ?? null;
}

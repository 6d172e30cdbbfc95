import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts';
import { QueueFullError } from '../../platform/concurrency-limit.ts';
import type { TenantContext } from '../identity-options.ts';
import { checkPasswordUse } from '../../accounts/passwords/password-sign-in.ts';
import { findCredentials, recordSignIn } from './credentials-queries.ts';
import { admitGuess, refundGuess, type Guess } from './throttling/throttle.ts';

/**
 * The result of a sign-in attempt; `refused` does not reveal whether the address or the password
 * was wrong.
 */
export type SignInOutcome =
  | { readonly code: 'accepted'; readonly userId: string }
  | { readonly code: 'refused' }
  | { readonly code: 'busy' }
  /** The organisation lets only root use a password. */
  | { readonly code: 'emergencyOnly' }
  | { readonly code: 'throttled'; readonly waitS: number };

/** The typed credentials and their origin. */
export interface Credentials extends Pick<Guess, 'address' | 'knownDevice'> {
  /** In lower case. */
  readonly email: string;
  readonly password: string;
}

/** Checks an e-mail address and password; takes equally long for an unknown or inactive account. */
export async function checkCredentials(
  context: TenantContext & { readonly passwordHasher: PasswordHasher },
  credentials: Credentials,
): Promise<SignInOutcome> {
  const { transaction, runtime, tenant, passwordHasher } = context;
  const { email, address, knownDevice } = credentials;
  const guess: Guess = { tenantId: tenant.id, email, address, knownDevice };

  const waitS = await transaction((tx) => admitGuess(tx, guess, runtime.now()));
  if (waitS > 0) return { code: 'throttled', waitS };

  const account = await transaction((tx) => findCredentials(tx, tenant.id, email));
  const stored = account?.is_active ? account.password_hash : null;
  const verified = await verifyUnlessBusy(passwordHasher, credentials.password, stored);
  // The attempt stays counted: filling the queue on purpose gives no extra guesses.
  if (verified === 'busy') return { code: 'busy' };
  if (!account || !verified.matches) return { code: 'refused' };

  const { isAllowed, isExpired } = await transaction((tx) =>
    checkPasswordUse(tx, tenant.id, account, runtime.now()),
  );
  if (!isAllowed) return { code: 'emergencyOnly' };

  const passwordHash = verified.isOutdated ? await passwordHasher.hash(credentials.password) : null;
  await transaction(async (tx) => {
    await refundGuess(tx, guess);
    const at = new Date(runtime.now());
    await recordSignIn(tx, {
      tenantId: tenant.id,
      userId: account.id,
      at,
      passwordHash,
      isExpired,
    });
  });
  return { code: 'accepted', userId: account.id };
}

async function verifyUnlessBusy(hasher: PasswordHasher, password: string, stored: string | null) {
  try {
    return await hasher.verify(password, stored);
  } catch (error) {
    if (error instanceof QueueFullError) return 'busy';
    throw error;
  }
}

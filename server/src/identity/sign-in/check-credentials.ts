import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts';
import { QueueFullError } from '../../platform/concurrency-limit.ts';
import type { TenantContext } from '../identity-options.ts';
import { findCredentials, recordSignIn } from './credentials-queries.ts';
import { admitGuess, forgiveGuess, type Guess } from './throttle.ts';

/** What came of an attempt to sign in; `refused` never says which of the two was wrong. */
export type SignInOutcome =
  | { readonly code: 'accepted'; readonly userId: string }
  | { readonly code: 'refused' }
  | { readonly code: 'busy' }
  | { readonly code: 'throttled'; readonly waitS: number };

/** What was typed, and where. */
export interface Credentials extends Pick<Guess, 'address' | 'knownDevice'> {
  /** In lower case. */
  readonly email: string;
  readonly password: string;
}

/** Checks an e-mail address and password; an unknown or inactive account takes as long as any. */
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
  const verdict = await verifyUnlessBusy(passwordHasher, credentials.password, stored);
  // It stays counted: whoever fills the queue on purpose gains no guesses by it.
  if (verdict === 'busy') return { code: 'busy' };
  if (!account || !verdict.matches) return { code: 'refused' };

  const passwordHash = verdict.isOutdated ? await passwordHasher.hash(credentials.password) : null;
  await transaction(async (tx) => {
    await forgiveGuess(tx, guess);
    const at = new Date(runtime.now());
    await recordSignIn(tx, { tenantId: tenant.id, userId: account.id, at, passwordHash });
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

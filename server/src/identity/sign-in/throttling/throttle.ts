import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { clientNetwork } from '../../../platform/http/rate-limits/client-network.ts';
import {
  countAttempt,
  deleteOldAttempts,
  refundAttempt,
  type ThrottleLimit,
} from './throttle-queries.ts';

/** One account from one address or known device: five guesses, then 30 s, 1 min … up to 15 minutes. */
export const guessLimit: ThrottleLimit = {
  freeAttempts: 5,
  firstWaitS: 30,
  longestWaitS: 900,
  recoverEveryS: 3600,
  forgetAfterS: 3600,
};

/** An address, for all accounts together: more attempts, because a whole town hall may share one. */
const addressLimit: ThrottleLimit = { ...guessLimit, freeAttempts: 50 };

/**
 * An account, over all addresses. It recovers faster than seven addresses can guess, so that only a flood of
 * addresses blocks it; known devices of the account still pass.
 */
const accountLimit: ThrottleLimit = { ...guessLimit, freeAttempts: 30, recoverEveryS: 120 };

/** The origin of a guess and the account. */
export interface Guess {
  readonly tenantId: string;
  readonly email: string;
  readonly address: string;
  /** The known device of this account; `null` for any other device. */
  readonly knownDevice: string | null;
}

/** A counter that a guess adds to, and how much of it a correct password subtracts. */
interface Counter {
  readonly subject: string;
  readonly limit: ThrottleLimit;
  readonly forgives: 'all' | 'one';
}

/** In a fixed order of counting and subtracting, so that concurrent requests never deadlock. */
function countersOf({ email, address, knownDevice }: Guess): readonly Counter[] {
  if (knownDevice !== null) {
    return [{ subject: `device ${knownDevice}`, limit: guessLimit, forgives: 'all' }];
  }
  const network = clientNetwork(address);
  return [
    { subject: `address ${network}`, limit: addressLimit, forgives: 'one' },
    { subject: `account ${email} at ${network}`, limit: guessLimit, forgives: 'all' },
    { subject: `account ${email}`, limit: accountLimit, forgives: 'one' },
  ];
}

/**
 * Counts a guess before it is checked, so that concurrent guesses cannot bypass the limit. Returns the seconds
 * to wait, or 0 when the guess may be checked. An unknown account counts like a known one.
 */
export async function admitGuess(
  tx: Transaction<Database>,
  guess: Guess,
  nowMs: number,
): Promise<number> {
  await deleteOldAttempts(tx, guess.tenantId, new Date(nowMs - guessLimit.forgetAfterS * 1000));
  for (const { subject, limit } of countersOf(guess)) {
    const waitS = await countAttempt(tx, keyOf(guess, subject), limit, nowMs);
    if (waitS > 0) return waitS;
  }
  return 0;
}

/**
 * After a correct password: resets the counters of this place, and subtracts one guess from the shared
 * counters.
 */
export async function refundGuess(tx: Transaction<Database>, guess: Guess): Promise<void> {
  for (const { subject, forgives } of countersOf(guess)) {
    await refundAttempt(tx, keyOf(guess, subject), forgives);
  }
}

const keyOf = ({ tenantId }: Guess, subject: string) => ({
  tenantId,
  subjectHash: createHash('sha256').update(subject).digest(),
});

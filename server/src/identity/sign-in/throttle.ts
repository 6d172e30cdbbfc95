import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { clientNetwork } from '../../platform/http/rate-limits/client-network.ts';
import {
  countAttempt,
  deleteOldAttempts,
  forgiveAttempt,
  type ThrottleLimit,
} from './throttle-queries.ts';

/** An account: five guesses, then 30 s, 1 min, 2 min … up to 15 minutes between two. */
export const accountLimit: ThrottleLimit = {
  freeAttempts: 5,
  firstWaitS: 30,
  longestWaitS: 900,
  forgetAfterS: 3600,
};

/** An address: more, because a whole town hall may share one. */
export const addressLimit: ThrottleLimit = { ...accountLimit, freeAttempts: 50 };

/** Who guesses, and as whom. */
export interface Guess {
  readonly tenantId: string;
  readonly email: string;
  readonly address: string;
}

/**
 * Counts a guess before it is checked, so that many at once cannot slip through. Answers the
 * seconds to wait, or 0 when the guess may be checked. An unknown account counts like a known one.
 */
export async function admitGuess(
  tx: Transaction<Database>,
  guess: Guess,
  nowMs: number,
): Promise<number> {
  await deleteOldAttempts(tx, guess.tenantId, new Date(nowMs - accountLimit.forgetAfterS * 1000));
  const addressWaitS = await countAttempt(tx, addressKey(guess), addressLimit, nowMs);
  if (addressWaitS > 0) return addressWaitS;
  return countAttempt(tx, accountKey(guess), accountLimit, nowMs);
}

/** After a right password: the account starts anew, the address gets this one guess back. */
export async function forgiveGuess(tx: Transaction<Database>, guess: Guess): Promise<void> {
  // In the order in which guesses are counted, so that two at once never wait for each other.
  await forgiveAttempt(tx, addressKey(guess), 'one');
  await forgiveAttempt(tx, accountKey(guess), 'all');
}

const accountKey = ({ tenantId, email }: Guess) => ({
  tenantId,
  subjectHash: hash(`account ${email}`),
});

const addressKey = ({ tenantId, address }: Guess) => ({
  tenantId,
  subjectHash: hash(`address ${clientNetwork(address)}`),
});

const hash = (subject: string): Buffer => createHash('sha256').update(subject).digest();

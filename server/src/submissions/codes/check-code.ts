import type { PasswordHasher } from '../../platform/passwords/password-hasher.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import { RequestError } from '../../platform/request-error.ts';
import { claimCodeAttempt, type CodeId } from './codes-queries.ts';
import { maxAttempts } from './create-code.ts';

/**
 * The dependencies of the check; the comparison is slow on purpose and runs between two
 * transactions.
 */
export interface CodeCheck extends Pick<Runtime, 'now'> {
  readonly transaction: TenantTransaction;
  readonly hasher: PasswordHasher;
}

/**
 * Checks that this is the most recently mailed code. Counts a try before the comparison, so that
 * simultaneous tries are counted separately. Throws `code_wrong`, or `code_expired` when no try is
 * left, the code is too old or a newer code was requested.
 */
export async function checkCode(check: CodeCheck, id: CodeId, code: string): Promise<void> {
  const now = new Date(check.now());
  const taken = await check.transaction((tx) => claimCodeAttempt(tx, id, maxAttempts, now));
  if (taken === undefined || taken.code_hash === null) throw new RequestError('code_expired');
  const { matches } = await check.hasher.verify(code, taken.code_hash);
  if (!matches) throw new RequestError(taken.tries < maxAttempts ? 'code_wrong' : 'code_expired');
}

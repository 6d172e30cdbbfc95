import { createHash } from 'node:crypto';
import type { UseOnce } from '../providers/auth/login-driver.ts';
import type { ProviderRow } from '../providers/providers-queries.ts';
import { insertUsedMessage } from './login-queries.ts';
import type { LoginRequestContext } from './redirect-to-provider.ts';

/** Notes the messages of a provider that were used, on every server of the database. */
export function createUseOnce(
  { tenant, transaction }: Pick<LoginRequestContext, 'tenant' | 'transaction'>,
  { id, serves_tests }: Pick<ProviderRow, 'id' | 'serves_tests'>,
): UseOnce {
  return (messageId, until) => {
    const text = JSON.stringify([id, serves_tests, messageId]);
    // In a transaction of its own: a failure afterwards does not make the message usable again.
    return transaction((tx) =>
      insertUsedMessage(tx, {
        tenant_id: tenant.id,
        message_hash: createHash('sha256').update(text).digest(),
        expires_at: new Date(until + keptMs),
      }),
    );
  };
}

/** Longer than the clocks of servers differ. */
const keptMs = 5 * 60_000;

import { writeLogbook } from '../../logbook/write-logbook.ts';
import type { Writer } from '../../logbook/writer.ts';
import { clientNetwork } from '../../platform/http/rate-limits/client-network.ts';
import type { LogbookAction } from '@form-builder/core/logbook/logbook-events.ts';
import type { LogbookResult } from '@form-builder/core/logbook/logbook-event.ts';
import type { TenantContext } from '../identity-options.ts';
import type { SignInOutcome } from './check-credentials.ts';
import { findCredentials } from './credentials-queries.ts';

type SignInAction = Extract<LogbookAction, `sign_in.${string}`>;

const lines: Readonly<
  Record<SignInOutcome['code'], readonly [action: SignInAction, result: LogbookResult] | null>
> = {
  accepted: ['sign_in.succeeded', 'succeeded'],
  refused: ['sign_in.failed', 'failed'],
  emergencyOnly: ['sign_in.failed', 'refused'],
  throttled: ['sign_in.throttled', 'refused'],
  // No credentials were checked.
  busy: null,
};

interface Attempt {
  readonly email: string;
  readonly address: string;
  /** The name of the outside provider. */
  readonly provider?: string | undefined;
}

/**
 * Records the result of a sign-in attempt and its network. The typed text is not recorded: it can be a password
 * in the wrong field.
 */
export async function noteSignIn(
  { tenant, runtime, transaction }: TenantContext,
  { email, address, provider }: Attempt,
  { code }: SignInOutcome,
): Promise<void> {
  const line = lines[code];
  if (line === null) return;
  const [action, result] = line;
  await transaction(async (tx) => {
    const account = await findCredentials(tx, tenant.id, email);
    const actor = code === 'accepted' && account !== undefined ? actorOf(account) : null;
    const origin = clientNetwork(address);
    const writer: Writer = { ...runtime, tx, tenantId: tenant.id, actor, origin };
    const subject =
      account === undefined ? organisation(tenant.id) : (['user', account.id] as const);
    await writeLogbook(writer, {
      action,
      subject,
      result,
      ...(provider !== undefined && { details: { provider } }),
    });
  });
}

const organisation = (id: string) => ['organisation', id] as const;

const actorOf = (account: { readonly id: string; readonly name: string }) => ({
  id: account.id,
  name: account.name,
});

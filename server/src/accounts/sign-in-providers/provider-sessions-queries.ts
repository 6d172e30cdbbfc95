import type { Transaction } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { SessionKey } from '../sessions/session-limits-queries.ts';
import type {} from './sign-in-providers-tables.ts';

type Tx = Transaction<Database>;

/** The session at an outside provider in which a session of staff began. */
export interface ProviderSession {
  readonly providerId: string;
  readonly sealedIdToken: Buffer;
}

/** Replaces the session at a provider of a session by its grant; `null`: the person signed in without one. */
export async function replaceProviderSession(
  tx: Tx,
  { tenantId, grantId }: SessionKey,
  outside: ProviderSession | null,
): Promise<void> {
  const session = await tx
    .selectFrom('staff_sessions')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('grant_id', '=', grantId)
    .executeTakeFirst();
  if (session === undefined) return;
  await tx
    .deleteFrom('sign_in_provider_sessions')
    .where('tenant_id', '=', tenantId)
    .where('session_id', '=', session.id)
    .execute();
  if (outside === null) return;
  await tx
    .insertInto('sign_in_provider_sessions')
    .values({
      tenant_id: tenantId,
      session_id: session.id,
      provider_id: outside.providerId,
      sealed_id_token: outside.sealedIdToken,
    })
    .execute();
}

/** The session at a provider of a session, which may have ended a moment ago. */
export async function findProviderSession(
  tx: Tx,
  { tenantId, grantId }: SessionKey,
): Promise<ProviderSession | undefined> {
  const found = await tx
    .selectFrom('sign_in_provider_sessions as outside')
    .innerJoin('staff_sessions as session', (join) =>
      join
        .onRef('session.tenant_id', '=', 'outside.tenant_id')
        .onRef('session.id', '=', 'outside.session_id'),
    )
    .select(['outside.provider_id', 'outside.sealed_id_token'])
    .where('session.tenant_id', '=', tenantId)
    .where('session.grant_id', '=', grantId)
    .executeTakeFirst();
  return found && { providerId: found.provider_id, sealedIdToken: found.sealed_id_token };
}

/** Forgets all sessions at a provider, whose ID tokens are for no other issuer or client. */
export async function deleteProviderSessions(
  tx: Tx,
  tenantId: string,
  providerId: string,
): Promise<void> {
  await tx
    .deleteFrom('sign_in_provider_sessions')
    .where('tenant_id', '=', tenantId)
    .where('provider_id', '=', providerId)
    .execute();
}

import type { OperatorScope } from '@form-builder/core/contract/operators/operator-endpoint.ts';
import type { Pool } from 'pg';
import { platformDatabase } from '../../platform/database/platform-database.ts';
import { createPublicKey, hashKey } from '../../platform/secrets/public-key.ts';
import { TenantRefusal } from '../tenant-refusal.ts';
import { insertOperatorEvent } from '../events/operator-events-queries.ts';
import type { OperatorContext } from '../events/operator.ts';
import { insertOperatorToken, updateTokenRevoked } from './operator-tokens-queries.ts';

/** A token to create. */
export interface NewOperatorToken {
  /** The person who uses it: their name is in the operators' log. */
  readonly person: string;
  readonly scope: OperatorScope;
  readonly days: number;
}

/** Somebody on the command line, who gives or takes a token. */
export interface TokenContext extends OperatorContext {
  readonly pool: Pool;
}

/** Begins every token, so that scanners for secrets find one that leaked. */
export const tokenPrefix = 'fbop_';

const dayMs = 86_400_000;

/** Creates a token; returns it, which is stored only as a hash, and its id. */
export async function createOperatorToken(
  { pool, ...context }: TokenContext,
  { person, scope, days }: NewOperatorToken,
): Promise<{ readonly id: string; readonly token: string; readonly expiresAt: Date }> {
  const { runtime, operator } = context;
  const token = `${tokenPrefix}${createPublicKey()}`;
  const id = runtime.createId();
  const at = runtime.now();
  const expiresAt = new Date(at + days * dayMs);
  await platformDatabase(pool)
    .transaction()
    .execute(async (tx) => {
      await insertOperatorToken(tx, {
        id,
        key_hash: hashKey(token),
        person,
        scope,
        created_by: operator.name,
        created_at: new Date(at),
        expires_at: expiresAt,
      });
      await insertOperatorEvent(tx, aboutToken(context, id), {
        action: 'create-token',
        tenant: null,
      });
    });
  return { id, token, expiresAt };
}

/** Revokes a token: its next call is rejected, and its sessions of the status page have ended. */
export async function revokeOperatorToken(
  { pool, ...context }: TokenContext,
  id: string,
): Promise<void> {
  const at = new Date(context.runtime.now());
  await platformDatabase(pool)
    .transaction()
    .execute(async (tx) => {
      if (!(await updateTokenRevoked(tx, id, at)))
        throw new TenantRefusal('not_found', `There is no token ${id} that can be revoked.`);
      await insertOperatorEvent(tx, aboutToken(context, id), {
        action: 'revoke-token',
        tenant: null,
      });
    });
}

/** The event names the token that it is about. */
const aboutToken = (context: OperatorContext, tokenId: string): OperatorContext => ({
  ...context,
  operator: { ...context.operator, tokenId },
});

import { createHash } from 'node:crypto';
import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Transaction } from 'kysely';
import type { SessionKey } from '../../accounts/sessions/session-limits-queries.ts';
import { isWithinLimits } from '../../accounts/sessions/use-session.ts';
import type { Database } from '../../platform/database/database.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import {
  consumePayload,
  deletePayload,
  deletePayloadsOfGrant,
  findPayload,
  findPayloadByUid,
  upsertPayload,
  type PayloadKey,
} from './oidc-payload-queries.ts';
import { InvalidGrant, InvalidRequest } from '../../platform/oidc/oidc-provider.ts';

interface StorageContext {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
  readonly runtime: Runtime;
}

/**
 * Stores the provider's state of one tenant in the database. Ids are bearer secrets (a session cookie, a
 * refresh token), so a row is found by the hash of its id and does not contain the id itself.
 */
export function createStorageAdapter(context: StorageContext): (model: string) => Adapter {
  return (model) => createModelAdapter(context, model);
}

function createModelAdapter(context: StorageContext, model: string): Adapter {
  const { tenantId, transaction, runtime } = context;
  const now = (): Date => new Date(runtime.now());
  const keyOf = (id: string): PayloadKey => ({ tenantId, model, idHash: hashId(id) });

  return {
    async upsert(id, payload, expiresInS) {
      if (holdsNul(payload)) throw new InvalidRequest('a parameter holds a character nobody types');
      const expiresAt = expiresInS ? new Date(runtime.now() + expiresInS * 1000) : null;
      await transaction((tx) => upsertPayload(tx, keyOf(id), withoutId(payload), expiresAt));
    },
    async find(id) {
      const row = await transaction((tx) => findPayload(tx, keyOf(id), now()));
      if (!row || (await isOverLimits(context, grantsOf(model, id, row.payload)))) return undefined;
      return { ...restore(row), jti: id };
    },
    async findByUid(uid) {
      const row = await transaction((tx) => findPayloadByUid(tx, { tenantId, model, uid }, now()));
      return row && restore(row);
    },
    // Only the device flow, which is disabled, searches by user code.
    findByUserCode: () => Promise.resolve(undefined),
    async consume(id) {
      const isFirst = await transaction((tx) => consumePayload(tx, keyOf(id), now()));
      // Of two concurrent requests with the same code or refresh token, only one may succeed.
      if (!isFirst) throw new InvalidGrant('already used');
    },
    async destroy(id) {
      await transaction((tx) => deletePayload(tx, keyOf(id)));
    },
    async revokeByGrantId(grantId) {
      await transaction((tx) => deletePayloadsOfGrant(tx, { tenantId, model, grantId }));
    },
  };
}

/** Whether a grant is still valid: it ends with the session, at sign-out and when it is revoked. */
export async function isGrantValid(
  tx: Transaction<Database>,
  { tenantId, grantId }: SessionKey,
  nowMs: number,
): Promise<boolean> {
  const key = { tenantId, model: 'Grant', idHash: hashId(grantId) };
  return (await findPayload(tx, key, new Date(nowMs))) !== undefined;
}

/**
 * Whether a browser's session or a grant belongs to a session that is over the organisation's limits: the provider does
 * not find it, so that the person signs in again.
 */
async function isOverLimits(
  { tenantId, transaction, runtime }: StorageContext,
  grantIds: readonly string[],
): Promise<boolean> {
  for (const grantId of grantIds) {
    const session = { tenantId, grantId };
    if (!(await transaction((tx) => isWithinLimits(tx, session, runtime.now())))) return true;
  }
  return false;
}

/** The grants on which a payload depends. */
function grantsOf(model: string, id: string, { authorizations = {} }: AdapterPayload): string[] {
  if (model === 'Grant') return [id];
  if (model !== 'Session') return [];
  return Object.values(authorizations).flatMap(({ grantId }) => grantId ?? []);
}

const hashId = (id: string): Buffer => createHash('sha256').update(id).digest();

/**
 * Whether a text in the payload contains NUL, which can be sent as a parameter and which PostgreSQL's JSON
 * rejects.
 */
function holdsNul(value: unknown): boolean {
  if (typeof value === 'string') return value.includes('\0');
  return typeof value === 'object' && value !== null && Object.values(value).some(holdsNul);
}

function withoutId(payload: AdapterPayload): AdapterPayload {
  const rest = { ...payload };
  delete rest.jti;
  return rest;
}

function restore(row: { payload: AdapterPayload; consumed_at: Date | null }): AdapterPayload {
  const consumed = row.consumed_at && Math.floor(row.consumed_at.getTime() / 1000);
  return consumed ? { ...row.payload, consumed } : row.payload;
}

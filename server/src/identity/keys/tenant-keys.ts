import { randomBytes, randomUUID } from 'node:crypto';
import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import type { KeySecret } from '../identity-tables.ts';
import type { Runtime } from '../../platform/runtime.ts';
import type { TenantTransaction } from '../../platform/database/tenancy/tenant-transaction.ts';
import { deleteKeys, insertKeys, listKeys, lockKeys, type NewKey } from './signing-keys-queries.ts';

/** A tenant's keys, newest first: the first one signs, all verify. */
export interface TenantKeys {
  /** Private keys (ES256). */
  readonly token: readonly JWK[];
  readonly cookie: readonly string[];
  /** Changes whenever a key is added or removed. */
  readonly stamp: string;
}

/** ES256: small tokens, fast to sign and to verify, and supported by every current OpenID client. */
export const signingAlgorithm = 'ES256';

// By then everything that a replaced key signed has expired (a session lasts at most 12 hours).
const keepReplacedKeysMs = 24 * 60 * 60 * 1000;

interface KeyContext {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
  readonly runtime: Runtime;
  readonly cipher: SecretCipher;
}

/** The tenant's keys; creates them at first use. */
export async function loadTenantKeys(context: KeyContext): Promise<TenantKeys> {
  const present = await context.transaction((tx) => listKeys(tx, context.tenantId));
  if (present.length > 0) return toTenantKeys(context, present);
  const created = await createKeys(context);
  const rows = await context.transaction(async (tx) => {
    await lockKeys(tx, context.tenantId);
    const others = await listKeys(tx, context.tenantId);
    if (others.length > 0) return others;
    await insertKeys(tx, created);
    return listKeys(tx, context.tenantId);
  });
  return toTenantKeys(context, rows);
}

/** Adds new keys, which sign from now on, and deletes those replaced more than a day ago. */
export async function rotateTenantKeys(context: KeyContext): Promise<void> {
  const created = await createKeys(context);
  const oldest = new Date(context.runtime.now() - keepReplacedKeysMs);
  await context.transaction(async (tx) => {
    await lockKeys(tx, context.tenantId);
    const rows = await listKeys(tx, context.tenantId);
    await insertKeys(tx, created);
    const removable = rows
      .filter((row) => isReplacedBefore(oldest, row, rows))
      .map((row) => row.id);
    if (removable.length > 0) await deleteKeys(tx, context.tenantId, removable);
  });
}

type KeyRow = Awaited<ReturnType<typeof listKeys>>[number];

/** A key counts as replaced from the creation of its successor. */
function isReplacedBefore(moment: Date, key: KeyRow, rows: readonly KeyRow[]): boolean {
  return rows.some(
    (other) =>
      other.purpose === key.purpose &&
      other.created_at > key.created_at &&
      other.created_at < moment,
  );
}

async function createKeys(context: KeyContext): Promise<NewKey[]> {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  const token = {
    ...(await exportJWK(privateKey)),
    kid: randomUUID(),
    alg: signingAlgorithm,
    use: 'sig',
  };
  const cookie = { cookie: randomBytes(32).toString('base64url') };
  return [seal(context, 'token', token), seal(context, 'cookie', cookie)];
}

function seal(
  { tenantId, runtime, cipher }: KeyContext,
  purpose: NewKey['purpose'],
  secret: KeySecret,
): NewKey {
  return {
    tenantId,
    id: runtime.createId(),
    purpose,
    sealedSecret: cipher.encrypt({ tenantId, purpose: 'signing-key' }, JSON.stringify(secret)),
    createdAt: new Date(runtime.now()),
  };
}

function toTenantKeys({ tenantId, cipher }: KeyContext, rows: readonly KeyRow[]): TenantKeys {
  const place = { tenantId, purpose: 'signing-key' } as const;
  // The values that `seal` wrote: the cipher throws for anything else.
  const secrets = rows.map(
    (row) => JSON.parse(cipher.decrypt(place, row.sealed_secret)) as KeySecret,
  );
  return {
    token: secrets.filter((secret): secret is JWK => !('cookie' in secret)),
    cookie: secrets.flatMap((secret) => ('cookie' in secret ? [secret.cookie] : [])),
    stamp: rows.map((row) => row.id).join(' '),
  };
}

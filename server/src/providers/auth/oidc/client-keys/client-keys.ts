import { exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';
import type { TenantTransaction } from '../../../../platform/database/tenancy/tenant-transaction.ts';
import type { Runtime } from '../../../../platform/runtime.ts';
import type { SecretCipher } from '../../../../platform/secrets/secret-cipher.ts';
import {
  deleteClientKeys,
  insertClientKey,
  lockClientKeys,
  selectClientKeys,
  type ClientKeyRow,
} from './client-keys-queries.ts';

/** How an assertion is signed. The key is RSA, which every provider accepts, and fits both. */
export type AssertionAlgorithm = 'RS256' | 'PS256';

/** A private key that signs assertions, with the id by which the provider finds its public part. */
export interface AssertionKey {
  readonly key: CryptoKey;
  readonly kid: string;
}

/** The keys with which one tenant proves to OpenID Providers who it is (`private_key_jwt`). */
export interface ClientKeys {
  /** The key that signs now. */
  readonly forSigning: (algorithm: AssertionAlgorithm) => Promise<AssertionKey>;
  /** What providers fetch: the public keys, also of a key that signs later and of one that was replaced lately. */
  readonly published: () => Promise<{ readonly keys: readonly JWK[] }>;
}
export type FindClientKeys = (tenantId: string) => ClientKeys;

const dayMs = 24 * 60 * 60 * 1000;
/** After this time a key gets a successor. */
const replacedAfterMs = 365 * dayMs;
/** A successor is published this long before it signs: providers cache what they fetched. */
const publishedBeforeMs = dayMs;
/** A replaced key is published this long after it stopped signing. */
const publishedAfterMs = 7 * dayMs;
/** NCSC 2025: at least 3,072 bits. */
const modulusLength = 3072;

interface KeyContext {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
  readonly runtime: Runtime;
  readonly cipher: SecretCipher;
}

/** The keys of all tenants; those of one are created when they are first needed, and replaced every year. */
export function createClientKeys({
  transactionFor,
  ...options
}: Pick<KeyContext, 'runtime' | 'cipher'> & {
  readonly transactionFor: (tenantId: string) => TenantTransaction;
}): FindClientKeys {
  // Making a key takes processor time: requests at the same moment wait for the same one.
  const running = new Map<string, Promise<readonly ClientKeyRow[]>>();
  const load = (tenantId: string): Promise<readonly ClientKeyRow[]> => {
    const context = { ...options, tenantId, transaction: transactionFor(tenantId) };
    const loading = running.get(tenantId) ?? loadKeys(context);
    running.set(tenantId, loading);
    return loading.finally(() => running.delete(tenantId));
  };
  return (tenantId) => ({
    forSigning: async (algorithm) => {
      const rows = await load(tenantId);
      const now = options.runtime.now();
      // The clock of the process that made the only key can be ahead of ours.
      const current = rows.find(({ active_from: from }) => from.getTime() <= now) ?? rows.at(-1);
      if (current === undefined) throw new Error('The tenant has no key that signs.');
      const place = { tenantId, purpose: 'client-key' } as const;
      // The value that `createKey` wrote: the cipher throws for anything else.
      const jwk = JSON.parse(options.cipher.decrypt(place, current.sealed_key)) as JWK;
      // A JWK with a key pair gives a CryptoKey; only a symmetric one gives bytes.
      return { key: (await importJWK(jwk, algorithm)) as CryptoKey, kid: current.id };
    },
    published: async () => ({ keys: (await load(tenantId)).map((row) => row.public_key) }),
  });
}

/** Adds a successor to the keys of a tenant that has any; it signs after a day. */
export async function replaceClientKey(context: KeyContext): Promise<boolean> {
  const rows = await context.transaction((tx) => selectClientKeys(tx, context.tenantId));
  if (rows.length === 0) return false;
  await addKey(context, publishedBeforeMs);
  return true;
}

async function loadKeys(context: KeyContext): Promise<readonly ClientKeyRow[]> {
  const rows = await context.transaction((tx) => selectClientKeys(tx, context.tenantId));
  const wait = waitOfNewKey(rows, context.runtime.now());
  if (wait !== null) return addKey(context, wait);
  return endedKeys(rows, context.runtime.now()).length > 0 ? removeEndedKeys(context) : rows;
}

function removeEndedKeys({ tenantId, transaction, runtime }: KeyContext) {
  return transaction(async (tx) => {
    const ended = endedKeys(await selectClientKeys(tx, tenantId), runtime.now());
    await deleteClientKeys(tx, tenantId, ended);
    return selectClientKeys(tx, tenantId);
  });
}

/** The ids of the keys whose successor signs so long that no provider needs them. */
function endedKeys(rows: readonly ClientKeyRow[], now: number): readonly string[] {
  const limit = now - publishedAfterMs;
  return rows
    .filter((_row, at) => (rows[at - 1]?.active_from.getTime() ?? limit) < limit)
    .map(({ id }) => id);
}

/** After what time a key that is made now begins to sign; `null`: the tenant needs none. */
function waitOfNewKey([latest]: readonly ClientKeyRow[], now: number): number | null {
  if (latest === undefined) return 0;
  return latest.active_from.getTime() < now - replacedAfterMs ? publishedBeforeMs : null;
}

/** Adds a key, unless another process was first, and deletes those replaced long enough ago. */
async function addKey(context: KeyContext, waitMs: number): Promise<readonly ClientKeyRow[]> {
  const { tenantId, transaction, runtime } = context;
  const row = await createKey(context, waitMs);
  return transaction(async (tx) => {
    await lockClientKeys(tx, tenantId);
    const rows = await selectClientKeys(tx, tenantId);
    const newest = rows[0]?.active_from.getTime() ?? -Infinity;
    // There is already a key that begins to sign; a tenant has no two successors at once.
    const isSecond = newest > runtime.now() || (waitMs === 0 && rows.length > 0);
    if (!isSecond) await insertClientKey(tx, row);
    await deleteClientKeys(tx, tenantId, endedKeys(rows, runtime.now()));
    return selectClientKeys(tx, tenantId);
  });
}

async function createKey({ tenantId, runtime, cipher }: KeyContext, waitMs: number) {
  const { privateKey, publicKey } = await generateKeyPair('RS256', {
    extractable: true,
    modulusLength,
  });
  const id = runtime.createId();
  const jwk = JSON.stringify({ ...(await exportJWK(privateKey)), kid: id });
  return {
    tenant_id: tenantId,
    id,
    // Without an algorithm, because both fit.
    public_key: JSON.stringify({ ...(await exportJWK(publicKey)), kid: id, use: 'sig' }),
    sealed_key: cipher.encrypt({ tenantId, purpose: 'client-key' }, jwk),
    created_at: new Date(runtime.now()),
    active_from: new Date(runtime.now() + waitMs),
  };
}

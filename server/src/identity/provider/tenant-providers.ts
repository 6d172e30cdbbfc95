import type { Provider } from 'oidc-provider';
import type { Tenant } from '../../platform/database/tenancy/tenant.ts';
import type { IdentityOptions, TenantContext } from '../identity-options.ts';
import { loadTenantKeys, type TenantKeys } from '../keys/tenant-keys.ts';
import { deleteEndedSessions } from '../../accounts/sessions/sessions-queries.ts';
import { deleteExpiredPayloads } from './oidc-payload-queries.ts';
import { createTenantProvider } from './tenant-provider.ts';

/** A tenant's provider with its keys and handlers. */
export interface RunningProvider {
  readonly context: TenantContext;
  readonly keys: TenantKeys;
  readonly provider: Provider;
  /** Handles the requests of the library's own routes. */
  readonly respond: ReturnType<Provider['callback']>;
}

/** The providers of all tenants, each created at first use. */
export interface TenantProviders {
  /** `maxAgeMs`: the maximum age of the cached keys; a minute by default. */
  readonly get: (tenant: Tenant, maxAgeMs?: number) => Promise<RunningProvider>;
}

interface Entry {
  readonly signature: string;
  readonly running: Promise<RunningProvider>;
  readonly readAtMs: number;
}

// The maximum delay before a key of another server process is used.
const maxKeyAgeMs = 60_000;
const keepAtMost = 200;

/** Creates the collection; replaces a provider when its tenant's name, origin or keys change. */
export function createTenantProviders(options: IdentityOptions): TenantProviders {
  const entries = new Map<string, Entry>();
  const now = options.runtime.now;

  function renew(
    tenant: Tenant,
    signature: string,
    previous: Entry | undefined,
  ): Promise<RunningProvider> {
    const reusable = previous?.signature === signature ? previous.running : undefined;
    const running = startProvider(options, tenant, reusable);
    entries.delete(tenant.id);
    entries.set(tenant.id, { signature, running, readAtMs: now() });
    // The next request retries a failed start; requests that wait for it fail.
    running.catch(() => entries.delete(tenant.id));
    const oldest = entries.keys().next();
    if (entries.size > keepAtMost && !oldest.done) entries.delete(oldest.value);
    return running;
  }

  return {
    get(tenant, maxAgeMs = maxKeyAgeMs) {
      const signature = `${options.originOf(tenant)} ${tenant.name}`;
      const entry = entries.get(tenant.id);
      const isCurrent = entry?.signature === signature && now() - entry.readAtMs < maxAgeMs;
      return isCurrent ? entry.running : renew(tenant, signature, entry);
    },
  };
}

/** Reads the keys, and keeps the running provider while they are the same. */
async function startProvider(
  options: IdentityOptions,
  tenant: Tenant,
  reusable: Promise<RunningProvider> | undefined,
): Promise<RunningProvider> {
  const { runtime, cipher, addressOf, signInClients, onError } = options;
  const transaction = options.transactionFor(tenant.id);
  const context = { tenant, origin: options.originOf(tenant), transaction, runtime, addressOf };
  const keys = await loadTenantKeys({ tenantId: tenant.id, transaction, runtime, cipher });
  // Runs here because this code runs regularly for every tenant in use.
  await transaction(async (tx) => {
    await deleteExpiredPayloads(tx, tenant.id, new Date(runtime.now()));
    await deleteEndedSessions(tx, tenant.id);
  });
  const previous = await reusable?.catch(() => undefined);
  if (previous?.keys.stamp === keys.stamp) return previous;
  const provider = createTenantProvider({ ...context, cipher, signInClients, onError }, keys);
  return { context, keys, provider, respond: provider.callback() };
}

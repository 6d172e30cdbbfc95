import type { Provider } from 'oidc-provider';
import type { Tenant } from '../../platform/database/tenant.ts';
import type { IdentityOptions, TenantContext } from '../identity-options.ts';
import { loadTenantKeys, type TenantKeys } from '../keys/tenant-keys.ts';
import { deleteExpiredPayloads } from './oidc-payload-queries.ts';
import { createTenantProvider } from './tenant-provider.ts';

/** A tenant's provider with what belongs to it. */
export interface RunningProvider {
  readonly context: TenantContext;
  readonly keys: TenantKeys;
  readonly provider: Provider;
  /** Answers what the library answers. */
  readonly respond: ReturnType<Provider['callback']>;
}

/** The providers of all tenants, each made when it is first needed. */
export interface TenantProviders {
  /** `maxAgeMs`: how long ago the keys may have been read; a minute unless told otherwise. */
  readonly get: (tenant: Tenant, maxAgeMs?: number) => Promise<RunningProvider>;
}

interface Entry {
  readonly signature: string;
  readonly running: Promise<RunningProvider>;
  readonly readAtMs: number;
}

// How soon a key that another server process made is taken into use.
const maxKeyAgeMs = 60_000;
const keepAtMost = 200;

/** Creates the collection; a provider is replaced when its tenant's name, origin or keys change. */
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
    // A start that failed is tried again by the next request; requests that wait for it fail.
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

/** Reads the keys, and goes on with the provider that runs while they are the same. */
async function startProvider(
  options: IdentityOptions,
  tenant: Tenant,
  reusable: Promise<RunningProvider> | undefined,
): Promise<RunningProvider> {
  const { runtime, cipher } = options;
  const transaction = options.transactionFor(tenant.id);
  const context = { tenant, origin: options.originOf(tenant), transaction, runtime };
  const keys = await loadTenantKeys({ tenantId: tenant.id, transaction, runtime, cipher });
  // Here because it comes by regularly, and for every tenant that is in use.
  await transaction((tx) => deleteExpiredPayloads(tx, tenant.id, new Date(runtime.now())));
  const previous = await reusable?.catch(() => undefined);
  if (previous?.keys.stamp === keys.stamp) return previous;
  const provider = createTenantProvider(context, keys, options.onError);
  return { context, keys, provider, respond: provider.callback() };
}

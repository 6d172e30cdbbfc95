import type { Provider } from 'oidc-provider';
import type { IdentityOptions, TenantContext } from '../identity-options.ts';
import { loadTenantKeys, type TenantKeys } from '../keys/tenant-keys.ts';
import type { Tenant } from '../../platform/http/handlers.ts';
import { createTenantProvider } from './tenant-provider.ts';

/** A tenant's provider with what belongs to it. */
export interface RunningProvider {
  readonly context: TenantContext;
  readonly keys: TenantKeys;
  readonly provider: Provider;
}

/** The providers of all tenants, each made when it is first needed. */
export interface TenantProviders {
  /** `isFresh`: read the keys anew, for a token whose key is not known here yet. */
  readonly get: (tenant: Tenant, isFresh?: boolean) => Promise<RunningProvider>;
}

interface Entry {
  readonly signature: string;
  readonly running: Promise<RunningProvider>;
  readonly checkAtMs: number;
}

// How soon a rotated key (perhaps by another server process) is taken into use.
const checkKeysMs = 60_000;
const keepAtMost = 200;

/** Creates the collection; a provider is replaced when its tenant's name, origin or keys change. */
export function createTenantProviders(options: IdentityOptions): TenantProviders {
  const entries = new Map<string, Entry>();

  async function start(
    tenant: Tenant,
    previous: RunningProvider | undefined,
  ): Promise<RunningProvider> {
    const context: TenantContext = {
      tenant,
      origin: options.originOf(tenant),
      transaction: options.transactionFor(tenant.id),
      surroundings: options.surroundings,
    };
    const keys = await loadTenantKeys({ ...context, tenantId: tenant.id });
    if (previous && previous.keys.stamp === keys.stamp && isSame(previous.context, context))
      return previous;
    return { context, keys, provider: createTenantProvider(context, keys, options.onError) };
  }

  function remember(
    tenant: Tenant,
    signature: string,
    previous: Entry | undefined,
  ): Promise<RunningProvider> {
    const running = (previous?.running ?? Promise.resolve(undefined)).then((known) =>
      start(tenant, known),
    );
    entries.delete(tenant.id);
    entries.set(tenant.id, {
      signature,
      running,
      checkAtMs: options.surroundings.now() + checkKeysMs,
    });
    // A start that failed is tried again by the next request; the one that waits reports it.
    running.catch(() => entries.delete(tenant.id));
    const oldest = entries.keys().next();
    if (entries.size > keepAtMost && !oldest.done) entries.delete(oldest.value);
    return running;
  }

  return {
    get(tenant, isFresh = false) {
      const signature = `${tenant.name} ${options.originOf(tenant)}`;
      const entry = entries.get(tenant.id);
      const isCurrent =
        entry?.signature === signature && entry.checkAtMs > options.surroundings.now();
      return entry && isCurrent && !isFresh ? entry.running : remember(tenant, signature, entry);
    },
  };
}

const isSame = (a: TenantContext, b: TenantContext): boolean =>
  a.origin === b.origin && a.tenant.name === b.tenant.name;

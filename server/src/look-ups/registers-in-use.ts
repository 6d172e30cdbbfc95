import type { RegisterKind } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import type { ProviderStage } from '@form-builder/core/contract/staff/settings/providers.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { selectRegister, type ProviderRow } from '../providers/providers-queries.ts';
import { createTimedCache } from '../providers/timed-cache.ts';
import { loadProofs, type Proofs } from './proofs.ts';

/** What a look-up needs of the database: the tenant's own register, if it has one, and the signer of what it returns. */
export interface RegisterInUse {
  readonly own: ProviderRow | undefined;
  readonly proofs: Proofs;
}

interface UsingTenant {
  readonly tenantId: string;
  readonly transaction: TenantTransaction;
}

/** The registers that tenants use now. */
export interface RegistersInUse {
  readonly get: (
    of: UsingTenant,
    kind: RegisterKind,
    stage: ProviderStage,
  ) => Promise<RegisterInUse>;
  /** Reads the tenant's registers again at the next look-up: after a change. */
  readonly forget: (tenantId: string) => void;
}

interface RegistersInUseOptions {
  readonly cipher: SecretCipher;
  readonly now: () => number;
}

/** How long another server may use a register after a change of its settings or its outage switch. */
export const rememberedMs = 1_000;
const maxTenants = 500;

/**
 * Reads the register of a tenant at most once a second, in one transaction: visitors wait for it at each key. The server
 * that changes a register knows at once, the others within that second.
 */
export function createRegistersInUse({ cipher, now }: RegistersInUseOptions): RegistersInUse {
  const create = () =>
    createTimedCache<RegisterInUse>({ ttlMs: rememberedMs, maxEntries: 10, now });
  const byTenant = new Map<string, ReturnType<typeof create>>();
  const cacheOf = (tenantId: string) => {
    const known = byTenant.get(tenantId);
    if (known !== undefined) return known;
    if (byTenant.size >= maxTenants) byTenant.clear();
    const created = create();
    byTenant.set(tenantId, created);
    return created;
  };
  return {
    get: ({ tenantId, transaction }, kind, stage) =>
      cacheOf(tenantId)(`${kind} ${stage}`, () =>
        transaction(async (tx) => ({
          own: await selectRegister(tx, kind, stage === 'test'),
          proofs: await loadProofs({ tx, tenantId, now }, cipher),
        })),
      ),
    forget: (tenantId) => {
      byTenant.delete(tenantId);
    },
  };
}

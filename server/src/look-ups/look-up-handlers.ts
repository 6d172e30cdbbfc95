import type { lookUpProcedures } from '@form-builder/core/contract/visitor/lookups.ts';
import { writeAddress } from '@form-builder/core/field-types/bag/bag.ts';
import { selectItemsLike } from '../custom-lists/custom-lists-queries.ts';
import { presentItem } from '../custom-lists/present-item.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { Tenant } from '../platform/database/tenant.ts';
import type { TenantTransaction } from '../platform/database/tenant-transaction.ts';
import type { ProcedureHandlers } from '../platform/http/endpoints/procedures.ts';
import { enforceLimit, type CreateRateLimit } from '../platform/http/rate-limits/rate-limit.ts';
import { RequestError } from '../platform/request-error.ts';
import type { Providers } from '../providers/create-providers.ts';
import { ProviderError } from '../providers/provider-error.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { loadProofs, type Proofs } from './proofs.ts';

/** The largest number of entries of a list in one response. */
const mostEntries = 100;

/** Requests a minute and tenant to a register that charges for each request. */
const paidPerMinute = 120;

interface Asking extends Runtime {
  readonly tenant: Tenant;
  readonly transaction: TenantTransaction;
}

/** The handlers of the look-ups, over the configured services and the tenant's own lists. */
export function createLookUpHandlers(
  { addresses, companies, map }: Providers,
  createRateLimit: CreateRateLimit,
  cipher: SecretCipher,
): Pick<ProcedureHandlers, keyof typeof lookUpProcedures> {
  const limitPaid = createRateLimit({ name: 'paid', most: paidPerMinute, windowSeconds: 60 });
  return {
    searchAddresses: async ({ body, ...asking }) => {
      const register = configured(addresses);
      if ('search' in body) {
        const found = await asked(register.suggest(body.search));
        return { data: found.map(({ id, label }) => ({ id, label, address: null })) };
      }
      const postcode = body.postcode.replace(/\s/g, '').toUpperCase();
      const found = await asked(register.findByNumber(postcode, body.house_number));
      if (found.length === 0) return { data: [] };
      const proofs = await loadProofsFor(asking, cipher);
      const data = found.map((address) => ({
        id: address.id,
        label: writeAddress(address),
        address: proofs.sign('addresses', address),
      }));
      return { data };
    },

    getAddress: async ({ body, ...asking }) => {
      const address = await asked(configured(addresses).find(body.id));
      if (address === undefined) return { data: null };
      return { data: (await loadProofsFor(asking, cipher)).sign('addresses', address) };
    },

    findAddressAt: async ({ body }) => {
      const label = await asked(configured(addresses).findNear(body.lat, body.lng));
      return { data: label === undefined ? null : { label } };
    },

    getMapBackground: () =>
      Promise.resolve({ data: { tiles_url: map.tilesUrl, attribution: map.attribution } }),

    searchCompanies: async ({ body, ...asking }) => {
      const register = configured(companies);
      await enforceLimit(limitPaid, asking.tenant.id);
      const found = await asked(register.search(body.search));
      if (found.length === 0) return { data: [] };
      const proofs = await loadProofsFor(asking, cipher);
      return { data: found.map((company) => proofs.sign('companies', company)) };
    },

    searchCustomList: ({ body, transaction }) =>
      transaction(async (tx) => {
        const items = await selectItemsLike(tx, body.list, body.search, mostEntries);
        return { data: items.map(presentItem) };
      }),
  };
}

function configured<T>(provider: T | null): T {
  if (provider === null) throw new RequestError('unavailable');
  return provider;
}

/**
 * A register that fails is not an error of ours: the visitor gets a message and types the answer.
 */
async function asked<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer;
  } catch (cause) {
    if (!(cause instanceof ProviderError)) throw cause;
    const isBusy = cause.code === 'too_many_requests';
    throw new RequestError(isBusy ? 'too_many_requests' : 'unavailable', { cause });
  }
}

function loadProofsFor(
  { tenant, transaction, now }: Asking,
  cipher: SecretCipher,
): Promise<Proofs> {
  return transaction((tx) => loadProofs({ tx, tenantId: tenant.id, now }, cipher));
}

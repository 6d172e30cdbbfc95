import type { EnvironmentId } from '@form-builder/core/contract/environment-ids.ts';
import type { RegisterKind } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import { stageOf } from '@form-builder/core/contract/staff/settings/stage-of.ts';
import type { lookUpProcedures } from '@form-builder/core/contract/visitor/lookups.ts';
import { writeAddress } from '@form-builder/core/field-types/bag/bag.ts';
import { selectItemsLike } from '../custom-lists/custom-lists-queries.ts';
import { presentItem } from '../custom-lists/present-item.ts';
import type { Tenant } from '../platform/database/tenancy/tenant.ts';
import type { TenantTransaction } from '../platform/database/tenancy/tenant-transaction.ts';
import type { ProcedureHandlers } from '../platform/http/endpoints/procedures.ts';
import { enforceLimit, type CreateRateLimit } from '../platform/http/rate-limits/rate-limit.ts';
import { RequestError } from '../platform/request-error.ts';
import type { Providers } from '../providers/create-providers.ts';
import type { Registers } from '../providers/registers.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { askRegister } from './ask-register.ts';
import { createCaseHandler, type CaseOptions } from './cases/case-handler.ts';
import { createDataHandler, type DataOptions } from './data-handlers.ts';
import { createPersonHandler, type PersonOptions } from './persons/person-handler.ts';
import type { RegistersInUse } from './registers-in-use.ts';

/** The largest number of entries of a list in one response. */
const maxEntries = 100;

/** Requests per minute and tenant to a register that charges for each request. */
const paidPerMinute = 120;

interface LookUpRequest {
  readonly tenant: Tenant;
  readonly transaction: TenantTransaction;
}

/** The registers of tenants, and those of the operator for tenants without their own. */
interface LookUpServices extends Providers {
  readonly registers: Registers;
  readonly registersInUse: RegistersInUse;
}

/** The dependencies of look-ups. */
export interface LookUpOptions extends LookUpServices, DataOptions, PersonOptions, CaseOptions {
  readonly cipher: SecretCipher;
  readonly createRateLimit: CreateRateLimit;
}

/** The handlers of the look-ups, over the configured services and the tenant's own lists. */
export function createLookUpHandlers({
  cipher,
  createRateLimit,
  dataSources,
  caseLists,
  selectVariables,
  ...services
}: LookUpOptions): Pick<ProcedureHandlers, keyof typeof lookUpProcedures> {
  const limitPaid = createRateLimit({ name: 'paid', max: paidPerMinute, windowSeconds: 60 });
  return {
    ...createAddressHandlers(services),
    readPerson: createPersonHandler({ ...services, cipher, createRateLimit, selectVariables }),
    readDataSource: createDataHandler({ cipher, createRateLimit, dataSources, selectVariables }),
    listCases: createCaseHandler({ cipher, createRateLimit, caseLists }),

    getMapBackground: () =>
      Promise.resolve({
        data: { tiles_url: services.map.tilesUrl, attribution: services.map.attribution },
      }),

    searchCompanies: async ({ body, ...request }) => {
      const { register, sign } = await registerFor(services, 'companies', request, body);
      await enforceLimit(limitPaid, request.tenant.id);
      const found = await askRegister(register.search(body.search));
      return { data: found.map(sign) };
    },

    searchCustomList: ({ body, transaction }) =>
      transaction(async (tx) => {
        const items = await selectItemsLike(tx, body, maxEntries);
        return { data: items.map(presentItem) };
      }),
  };
}

function createAddressHandlers(
  services: LookUpServices,
): Pick<ProcedureHandlers, 'searchAddresses' | 'getAddress' | 'findAddressAt'> {
  return {
    searchAddresses: async ({ body, ...request }) => {
      const { register, sign } = await registerFor(services, 'addresses', request, body);
      if ('search' in body) {
        const found = await askRegister(register.suggest(body.search));
        return { data: found.map(({ id, label }) => ({ id, label, address: null })) };
      }
      const postcode = body.postcode.replace(/\s/g, '').toUpperCase();
      const found = await askRegister(register.findByNumber(postcode, body.house_number));
      const data = found.map((address) => ({
        id: address.id,
        label: writeAddress(address),
        address: sign(address),
      }));
      return { data };
    },

    getAddress: async ({ body, ...request }) => {
      const { register, sign } = await registerFor(services, 'addresses', request, body);
      const address = await askRegister(register.find(body.id));
      return { data: address === undefined ? null : sign(address) };
    },

    findAddressAt: async ({ body, ...request }) => {
      const { register } = await registerFor(services, 'addresses', request, body);
      const label = await askRegister(register.findNear(body.lat, body.lng));
      return { data: label === undefined ? null : { label } };
    },
  };
}

/**
 * The tenant's own register for this environment, else the operator's, and the signer of what it returns. Production and
 * tests each have their own, so that a test never reaches the register of production.
 */
async function registerFor<K extends Exclude<RegisterKind, 'persons'>>(
  { registers, registersInUse, ...operators }: LookUpServices,
  kind: K,
  { tenant, transaction }: LookUpRequest,
  { environment }: { readonly environment: EnvironmentId },
) {
  const stage = stageOf(environment);
  const of = { tenantId: tenant.id, transaction };
  const { own, proofs } = await registersInUse.get(of, kind, stage);
  if (own?.is_down === true) throw new RequestError('unavailable');
  const register = own
    ? await askRegister(Promise.resolve(own).then((row) => registers.get(kind, tenant.id, row)))
    : operators[kind];
  if (register === null) throw new RequestError('unavailable');
  return { register, sign: <T extends object>(found: T) => proofs.sign(kind, found, stage) };
}

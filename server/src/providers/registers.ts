import type { RegisterKind } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import * as v from 'valibot';
import type { OutgoingClient } from '../platform/outgoing/outgoing-client.ts';
import type { ClientFor } from './calls/logged-clients.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import type { AddressProvider } from './addresses/address-provider.ts';
import { createPdok } from './addresses/pdok/pdok.ts';
import type { CompanyProvider } from './companies/company-provider.ts';
import { createKvk, kvkEmptyStatuses } from './companies/kvk/kvk.ts';
import { connectClient, parseConnection } from './connection.ts';
import type { PersonProvider } from './persons/person-provider.ts';
import { createBrp } from './persons/brp/brp.ts';
import { parseBrpSettings } from './persons/brp/brp-settings.ts';
import { createProviderClient } from './provider-client.ts';
import { ProviderError } from './provider-error.ts';
import type { ProviderRow } from './providers-queries.ts';

/** A register, by kind. */
interface RegisterOf {
  readonly addresses: AddressProvider;
  readonly companies: CompanyProvider;
  readonly persons: PersonProvider;
}

/** The registers that tenants configured. */
export interface Registers {
  /** Throws a ProviderError when it is not configured completely. */
  readonly get: <K extends RegisterKind>(
    kind: K,
    tenantId: string,
    provider: ProviderRow,
  ) => RegisterOf[K];
  /** Asks for something that costs little, and throws a ProviderError when that fails. */
  readonly check: (kind: RegisterKind, tenantId: string, provider: ProviderRow) => Promise<void>;
}

interface RegistersOptions {
  readonly cipher: SecretCipher;
  readonly clientFor: ClientFor;
  readonly now: () => number;
}

type Create<T> = (
  settings: v.InferOutput<typeof settingsSchema>,
  secret: string | null,
  options: Pick<RegistersOptions, 'now'> & {
    readonly client: OutgoingClient;
    readonly timeoutMs: number | undefined;
  },
) => T;

/** Other settings are of the driver. */
const settingsSchema = v.looseObject({ api: v.optional(v.string(), '') });
const pdokApi = 'https://api.pdok.nl/bzk/locatieserver/search/v3_1';
const kvkApi = 'https://api.kvk.nl/api';

/** The drivers of registers. */
const drivers: { readonly [K in RegisterKind]: Readonly<Record<string, Create<RegisterOf[K]>>> } = {
  addresses: {
    pdok: ({ api }, _, { client: outgoing, now }) =>
      createPdok(createProviderClient({ baseUrl: api === '' ? pdokApi : api, outgoing }), now),
  },
  companies: {
    kvk: ({ api }, secret, { client: outgoing, now, timeoutMs }) => {
      if (secret === null) throw new ProviderError('not_configured');
      const baseUrl = api === '' ? kvkApi : api;
      const place = { baseUrl, headers: { apikey: secret }, emptyStatuses: kvkEmptyStatuses };
      return createKvk(
        createProviderClient({ ...place, outgoing, ...(timeoutMs !== undefined && { timeoutMs }) }),
        now,
      );
    },
  },
  persons: {
    brp: (settings, secret, options) =>
      createBrp(parseBrpSettings(settings), { ...options, secret }),
  },
};

type OpenRegisters = {
  readonly [K in RegisterKind]: (...of: [string, ProviderRow]) => RegisterOf[K];
};

/** A call of each register that costs little. */
const checks: Readonly<
  Record<RegisterKind, (open: OpenRegisters, of: [string, ProviderRow]) => Promise<unknown>>
> = {
  addresses: (open, of) => open.addresses(...of).suggest('Dam 1'),
  // A number that nobody has: also an answer without results proves the key.
  companies: (open, of) => open.companies(...of).search('00000000'),
  persons: (open, of) => open.persons(...of).check(),
};

/** The maximum number of cached registers; each caches its own answers. */
const maxRegisters = 500;

const sealedTexts = ({ sealed_secret, sealed_second_secret }: ProviderRow) =>
  [sealed_secret, sealed_second_secret].map((sealed) => sealed?.toString('base64'));

/** The registers of all tenants, each created at first use and again when its settings change. */
export function createRegisters({ cipher, clientFor, now }: RegistersOptions): Registers {
  const made = {
    addresses: new Map<string, AddressProvider>(),
    companies: new Map<string, CompanyProvider>(),
    persons: new Map<string, PersonProvider>(),
  };
  const open = <T>(
    known: Map<string, T>,
    byName: Readonly<Record<string, Create<T>>>,
    [tenantId, provider]: readonly [string, ProviderRow],
  ): T => {
    const { driver: name, settings, serves_tests } = provider;
    const { sealed_secret: sealed, sealed_second_secret: sealedKey } = provider;
    const key = JSON.stringify([
      tenantId,
      provider.id,
      serves_tests,
      name,
      settings,
      ...sealedTexts(provider),
    ]);
    const found = known.get(key);
    if (found !== undefined) return found;
    const create = Object.hasOwn(byName, name) ? byName[name] : undefined;
    const parsed = v.safeParse(settingsSchema, settings);
    if (create === undefined || !parsed.success) throw new ProviderError('not_configured');
    const unseal = (one: Buffer | null) =>
      one && cipher.decrypt({ tenantId, purpose: 'provider' }, one);
    const { timeoutMs, ...connection } = parseConnection(settings, unseal(sealedKey));
    const client = connectClient(
      clientFor({ tenantId, provider, operation: 'look_up' }),
      connection,
    );
    const register = create(parsed.output, unseal(sealed), { client, now, timeoutMs });
    if (known.size >= maxRegisters) known.clear();
    known.set(key, register);
    return register;
  };
  const byKind: OpenRegisters = {
    addresses: (...of) => open(made.addresses, drivers.addresses, of),
    companies: (...of) => open(made.companies, drivers.companies, of),
    persons: (...of) => open(made.persons, drivers.persons, of),
  };
  return {
    get: (kind, ...of) => byKind[kind](...of),
    check: async (kind, ...of) => {
      await checks[kind](byKind, of);
    },
  };
}

import type { DataSourceShape } from '@form-builder/core/contract/staff/settings/data-source.ts';
import type { OutgoingClient } from '../../platform/outgoing/outgoing-client.ts';
import type { SecretCipher } from '../../platform/secrets/secret-cipher.ts';
import { connectClient, parseConnection } from '../connection.ts';
import { ProviderError } from '../provider-error.ts';
import type { ClientFor } from '../calls/logged-clients.ts';
import type { ProviderRow } from '../providers-queries.ts';
import type { DataSource } from './data-source.ts';
import { createRest } from './rest/rest.ts';
import { parseRestSettings, shapeOfRest } from './rest/rest-settings.ts';

/** The data sources that tenants configured. */
export interface DataSources {
  /** Throws a ProviderError when the source is not configured completely. */
  readonly get: (tenantId: string, provider: ProviderRow) => DataSource;
}

interface DataSourcesOptions {
  readonly cipher: SecretCipher;
  readonly clientFor: ClientFor;
  readonly now: () => number;
}

interface DataDriver {
  readonly create: (
    settings: unknown,
    options: Pick<DataSourcesOptions, 'now'> & {
      readonly client: OutgoingClient;
      readonly secret: string | null;
    },
  ) => DataSource;
  readonly shapeOf: (settings: unknown) => DataSourceShape;
}

/** The drivers of data sources, by name. */
const drivers: Readonly<Record<string, DataDriver>> = {
  rest: {
    create: (settings, options) => createRest(parseRestSettings(settings), options),
    shapeOf: shapeOfRest,
  },
};

/** The maximum number of cached sources; each caches its own answers. */
const maxSources = 500;

/** The sources of all tenants, each created at first use and again when its settings change. */
export function createDataSources({ cipher, clientFor, now }: DataSourcesOptions): DataSources {
  const known = new Map<string, DataSource>();
  return {
    get: (tenantId, provider) => {
      const { id, driver: name, settings, serves_tests } = provider;
      const sealed = [provider.sealed_secret, provider.sealed_second_secret] as const;
      const place = [tenantId, id, serves_tests, name, settings];
      const key = JSON.stringify([...place, ...sealed.map((one) => one?.toString('base64'))]);
      const found = known.get(key);
      if (found !== undefined) return found;
      const driver = Object.hasOwn(drivers, name) ? drivers[name] : undefined;
      if (driver === undefined) throw new ProviderError('not_configured');
      const [secret, privateKey] = sealed.map(
        (one) => one && cipher.decrypt({ tenantId, purpose: 'provider' }, one),
      );
      // The driver divides the time-out over its attempts.
      const client = connectClient(clientFor({ tenantId, provider, operation: 'look_up' }), {
        ...parseConnection(settings, privateKey ?? null),
        timeoutMs: undefined,
      });
      const source = driver.create(settings, { client, now, secret: secret ?? null });
      if (known.size >= maxSources) known.clear();
      known.set(key, source);
      return source;
    },
  };
}

/** What a source asks for and returns; nothing for a driver of another kind. */
export const shapeOfSource = (driver: string, settings: unknown): DataSourceShape | undefined =>
  Object.hasOwn(drivers, driver) ? drivers[driver]?.shapeOf(settings) : undefined;

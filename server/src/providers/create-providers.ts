import type { Config } from '../platform/config/config.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { AddressProvider } from './addresses/address-provider.ts';
import { createPdok } from './addresses/pdok/pdok.ts';
import type { CompanyProvider } from './companies/company-provider.ts';
import { createKvk, kvkEmptyStatuses } from './companies/kvk/kvk.ts';
import { createProviderClient } from './provider-client.ts';

/** The source of the map tiles. */
export interface MapBackground {
  /** A URL template with `{z}`, `{x}` and `{y}`; `null` for a map without a background. */
  readonly tilesUrl: string | null;
  readonly attribution: string;
}

/** The external services for look-ups; `null` for one that is not configured. */
export interface Providers {
  readonly addresses: AddressProvider | null;
  readonly companies: CompanyProvider | null;
  readonly map: MapBackground;
}

/** Creates the clients of the configured services; makes no calls yet. */
export function createProviders(
  { lookUps }: Pick<Config, 'lookUps'>,
  { now }: Pick<Runtime, 'now'>,
): Providers {
  const { pdokUrl, kvkUrl, kvkKey, mapTilesUrl, mapAttribution } = lookUps;
  return {
    addresses:
      pdokUrl === null ? null : createPdok(createProviderClient({ baseUrl: pdokUrl }), now),
    companies:
      kvkUrl === null
        ? null
        : createKvk(
            createProviderClient({
              baseUrl: kvkUrl,
              headers: kvkKey === null ? {} : { apikey: kvkKey },
              emptyStatuses: kvkEmptyStatuses,
            }),
            now,
          ),
    map: { tilesUrl: mapTilesUrl, attribution: mapAttribution },
  };
}

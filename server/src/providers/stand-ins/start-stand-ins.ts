import type { Config } from '../../platform/config/config.ts';
import { startPdokStandIn } from '../addresses/pdok/pdok-stand-in.ts';
import { kvkStandInKey, startKvkStandIn } from '../companies/kvk/kvk-stand-in.ts';

/** A configuration whose look-ups have a service each, and the end of those that stand in. */
export interface WithStandIns {
  readonly config: Config;
  stop(): Promise<void>;
}

/**
 * Starts a stand-in for every look-up service that is not configured, so that all of the product can
 * be tried out without a line to the outside. In production nothing is started.
 */
export async function withStandIns(config: Config): Promise<WithStandIns> {
  const { lookUps, isProduction } = config;
  if (isProduction) return { config, stop: () => Promise.resolve() };
  const pdok =
    lookUps.pdokUrl === null || lookUps.mapTilesUrl === null
      ? await startPdokStandIn({ isProduction })
      : null;
  const kvk = lookUps.kvkUrl === null ? await startKvkStandIn({ isProduction }) : null;
  return {
    config: {
      ...config,
      lookUps: {
        ...lookUps,
        pdokUrl: lookUps.pdokUrl ?? pdok?.baseUrl ?? null,
        mapTilesUrl: lookUps.mapTilesUrl ?? pdok?.tilesUrl ?? null,
        kvkUrl: lookUps.kvkUrl ?? kvk?.baseUrl ?? null,
        kvkKey: lookUps.kvkKey ?? (kvk === null ? null : kvkStandInKey),
      },
    },
    stop: async () => {
      await Promise.all([pdok?.stop(), kvk?.stop()]);
    },
  };
}

import type { Config } from '../platform/config/config.ts';
import type { LookUpsConfig } from '../platform/config/look-ups-config.ts';
import { startPdokStandIn } from '../../simulators/pdok/pdok-simulator.ts';
import { kvkStandInKey, startKvkStandIn } from '../../simulators/kvk/kvk-simulator.ts';

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
  const hasMap = lookUps.pdokUrl !== null && lookUps.mapTilesUrl !== null;
  const pdok = hasMap ? null : await startPdokStandIn({ isProduction });
  const kvk = lookUps.kvkUrl === null ? await startKvkStandIn({ isProduction }) : null;
  const standingIn = {
    ...(pdok && { pdokUrl: pdok.baseUrl, mapTilesUrl: pdok.tilesUrl }),
    ...(kvk && { kvkUrl: kvk.baseUrl, kvkKey: kvkStandInKey }),
  };
  return {
    config: { ...config, lookUps: { ...lookUps, ...standingIn, ...configuredIn(lookUps) } },
    stop: async () => {
      await Promise.all([pdok?.stop(), kvk?.stop()]);
    },
  };
}

/** What the operator did configure: it goes before any stand-in. */
function configuredIn(lookUps: LookUpsConfig): Partial<LookUpsConfig> {
  return Object.fromEntries(Object.entries(lookUps).filter(([, value]) => value !== null));
}

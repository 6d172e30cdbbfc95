import type { Config } from '../platform/config/config.ts';
import type { LookUpsConfig } from '../platform/config/look-ups-config.ts';
import { startPdokSimulator } from '../../simulators/pdok/pdok-simulator.ts';
import { kvkSimulatorKey, startKvkSimulator } from '../../simulators/kvk/kvk-simulator.ts';

/** A configuration with a service for every look-up, and the end of the simulated ones. */
export interface SimulatedLookUps {
  readonly config: Config;
  stop(): Promise<void>;
}

/**
 * Starts a simulator for every look-up service that is not configured, so that the whole product
 * can be tried out offline. In production nothing is started.
 */
export async function simulateLookUps(config: Config): Promise<SimulatedLookUps> {
  const { lookUps, isProduction } = config;
  if (isProduction) return { config, stop: () => Promise.resolve() };
  const hasMap = lookUps.pdokUrl !== null && lookUps.mapTilesUrl !== null;
  const pdok = hasMap ? null : await startPdokSimulator({ isProduction });
  const kvk = lookUps.kvkUrl === null ? await startKvkSimulator({ isProduction }) : null;
  const standingIn = {
    ...(pdok && { pdokUrl: pdok.baseUrl, mapTilesUrl: pdok.tilesUrl }),
    ...(kvk && { kvkUrl: kvk.baseUrl, kvkKey: kvkSimulatorKey }),
  };
  return {
    config: { ...config, lookUps: { ...lookUps, ...standingIn, ...configuredIn(lookUps) } },
    stop: async () => {
      await Promise.all([pdok?.stop(), kvk?.stop()]);
    },
  };
}

/** What the operator configured: it takes precedence over a simulator. */
function configuredIn(lookUps: LookUpsConfig): Partial<LookUpsConfig> {
  return Object.fromEntries(Object.entries(lookUps).filter(([, value]) => value !== null));
}

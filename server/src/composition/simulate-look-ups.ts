import type { Config } from '../platform/config/config.ts';
import type { LookUpsConfig } from '../platform/config/look-ups-config.ts';
import { startPdokSimulator } from '../../simulators/pdok/pdok-simulator.ts';
import { startWebhookSimulator } from '../../simulators/webhook/webhook-simulator.ts';
import { startObjectsSimulator } from '../../simulators/objects/objects-simulator.ts';
import { startSharepointSimulator } from '../../simulators/sharepoint/sharepoint-simulator.ts';
import { startS3Simulator } from '../../simulators/s3/s3-simulator.ts';
import { startSftpSimulator } from '../../simulators/sftp/sftp-simulator.ts';
import { startStufSimulator } from '../../simulators/stuf-zds/stuf-simulator.ts';
import { startZgwSimulator } from '../../simulators/zgw/zgw-simulator.ts';
import type { DemoReceivers } from '../demo/demo-services.ts';
import { kvkSimulatorKey, startKvkSimulator } from '../../simulators/kvk/kvk-simulator.ts';

/** A configuration with a service for every look-up, and a function that stops the simulators. */
export interface SimulatedLookUps {
  readonly config: Config;
  /** The simulated receivers of submissions; `null` in production. */
  readonly receivers: DemoReceivers | null;
  stop(): Promise<void>;
}

/**
 * Starts a simulator for every look-up service that is not configured, so that the whole product
 * can be tried out offline. In production nothing is started.
 */
export async function simulateLookUps(config: Config): Promise<SimulatedLookUps> {
  const { lookUps, isProduction } = config;
  if (isProduction) return { config, receivers: null, stop: () => Promise.resolve() };
  const hasMap = lookUps.pdokUrl !== null && lookUps.mapTilesUrl !== null;
  const pdok = hasMap ? null : await startPdokSimulator({ isProduction });
  const kvk = lookUps.kvkUrl === null ? await startKvkSimulator({ isProduction }) : null;
  const webhook = await startWebhookSimulator({ isProduction });
  const zgw = await startZgwSimulator({ isProduction });
  const stuf = await startStufSimulator({ isProduction });
  const objects = await startObjectsSimulator({ isProduction });
  const sharepoint = await startSharepointSimulator({ isProduction });
  const s3 = await startS3Simulator({ isProduction });
  const sftp = await startSftpSimulator({ isProduction });
  const receivers = [webhook, zgw, stuf, objects, sharepoint, s3];
  const standingIn = {
    ...(pdok && { pdokUrl: pdok.baseUrl, mapTilesUrl: pdok.tilesUrl }),
    ...(kvk && { kvkUrl: kvk.baseUrl, kvkKey: kvkSimulatorKey }),
  };
  return {
    config: allowSimulators(
      { ...config, lookUps: { ...lookUps, ...standingIn, ...configuredIn(lookUps) } },
      [...receivers.map(({ origin }) => origin), `sftp://${sftp.host}`],
    ),
    receivers: {
      webhookUrl: webhook.url,
      zgwSettings: zgw.settings,
      stufSettings: stuf.settings,
      objectsSettings: objects.settings,
      sharepointSettings: sharepoint.settings,
      s3Settings: s3.settings,
      sftpSettings: sftp.settings,
    },
    stop: async () => {
      const all = [pdok, kvk, ...receivers, sftp].filter((one) => one !== null);
      await Promise.all(all.map((one) => one.stop()));
    },
  };
}

/** Simulators run on this machine; tenants may not let the server call it otherwise. */
export function allowSimulators(config: Config, origins: readonly string[]): Config {
  const hosts = origins.map((origin) => new URL(origin).host);
  const { outgoing } = config;
  return {
    ...config,
    outgoing: { ...outgoing, privateHosts: [...outgoing.privateHosts, ...hosts] },
  };
}

/** The operator's configuration takes precedence over a simulator. */
function configuredIn(lookUps: LookUpsConfig): Partial<LookUpsConfig> {
  return Object.fromEntries(Object.entries(lookUps).filter(([, value]) => value !== null));
}

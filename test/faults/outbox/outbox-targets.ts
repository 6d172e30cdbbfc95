import type { Random } from '@form-builder/core/runtime/random.ts';
import {
  startWebhookSimulator,
  type WebhookSimulator,
} from '@form-builder/server/simulators/webhook/webhook-simulator.ts';
import {
  startSharepointSimulator,
  type SharepointSimulator,
} from '@form-builder/server/simulators/sharepoint/sharepoint-simulator.ts';
import {
  startZgwSimulator,
  type ZgwSimulator,
} from '@form-builder/server/simulators/zgw/zgw-simulator.ts';
import { findFreePort } from '../../../scripts/environment/free-port.mjs';
import { FailingTarget } from './failing-target.ts';

/** The four receivers of each submission, over real HTTP. */
export interface OutboxTargets {
  /** Recognises a repeated event by its id, which the webhook relies on. */
  readonly events: WebhookSimulator;
  readonly archive: WebhookSimulator;
  /** Recognises nothing: a repeated request creates a second object. */
  readonly cases: ZgwSimulator;
  /** Keeps upload sessions; a file that is there already is a conflict. */
  readonly library: SharepointSimulator;
  /** The addresses that the product knows. */
  readonly origins: { readonly events: string; readonly archive: string };
  /** Their failing connections. */
  readonly connections: readonly [FailingTarget, ...FailingTarget[]];
  readonly stop: () => Promise<void>;
}

const portOf = ({ origin }: { readonly origin: string }): number => Number(new URL(origin).port);

export async function startOutboxTargets(chance: Random): Promise<OutboxTargets> {
  const options = { isProduction: false };
  const events = await startWebhookSimulator(options);
  const archive = await startWebhookSimulator(options);
  const forEvents = new FailingTarget(await findFreePort(), () => portOf(events), chance);
  await forEvents.revive();
  const forArchive = new FailingTarget(await findFreePort(), () => portOf(archive), chance);
  await forArchive.revive();
  const casesPort = await findFreePort();
  const publicOrigin = `http://localhost:${casesPort}`;
  const cases = await startZgwSimulator({ ...options, publicOrigin });
  const forCases = new FailingTarget(casesPort, () => portOf(cases), chance);
  await forCases.revive();
  const libraryPort = await findFreePort();
  const library = await startSharepointSimulator({
    ...options,
    publicOrigin: `http://localhost:${libraryPort}`,
  });
  const forLibrary = new FailingTarget(libraryPort, () => portOf(library), chance);
  await forLibrary.revive();
  const connections = [forEvents, forArchive, forCases, forLibrary] as const;
  return {
    events,
    archive,
    cases,
    library,
    origins: { events: forEvents.origin, archive: forArchive.origin },
    connections,
    stop: async () => {
      for (const connection of connections) await connection.die();
      for (const service of [events, archive, cases, library]) await service.stop();
    },
  };
}

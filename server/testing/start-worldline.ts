import { upsertProvider } from '../src/providers/providers-queries.ts';
import type { WorldlineKeys } from '../simulators/worldline/check-signature.ts';
import {
  createWorldlineSimulator,
  worldlineApi,
  type WorldlineSimulator,
} from '../simulators/worldline/worldline-simulator.ts';
import { startSimulators } from '../simulators/start-simulators.ts';
import type { TestServer } from './test-server.ts';

/** The keys of the simulated account. */
export const worldlineKeys: WorldlineKeys = {
  merchantId: 'gemeente-proef',
  apiKeyId: 'KEY1',
  secret: 'a-secret-api-key-of-the-simulator',
  webhookKeyId: 'WEBHOOK1',
  webhookSecret: 'a-secret-key-of-the-webhooks',
};

/** The simulator while it runs. */
export interface RunningWorldline extends Omit<WorldlineSimulator, 'name' | 'handle' | 'stop'> {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts the simulator and makes it the demo tenant's `worldline`, for real submissions. */
export async function startWorldline(server: TestServer): Promise<RunningWorldline> {
  const made: WorldlineSimulator[] = [];
  const running = await startSimulators({
    port: 0,
    host: '127.0.0.1',
    isProduction: false,
    create: (origin) => {
      const simulator = createWorldlineSimulator(origin, worldlineKeys);
      made.push(simulator);
      return [Promise.resolve(simulator)];
    },
  });
  const [simulator] = made;
  if (simulator === undefined) throw new Error('The simulator was not made.');
  const { demo } = server.tenants;
  const at = new Date(server.runtime.now());
  const seal = (secret: string) =>
    server.cipher.encrypt({ tenantId: demo.id, purpose: 'provider' }, secret);
  await server.transaction(demo)((tx) =>
    upsertProvider(tx, {
      tenant_id: demo.id,
      id: 'worldline',
      serves_tests: false,
      kind: 'payment',
      driver: 'worldline',
      name: 'Worldline',
      settings: JSON.stringify({
        api: worldlineApi(running.origin),
        merchant_id: worldlineKeys.merchantId,
        api_key_id: worldlineKeys.apiKeyId,
        webhook_key_id: worldlineKeys.webhookKeyId,
      }),
      sealed_secret: seal(worldlineKeys.secret),
      sealed_second_secret: seal(worldlineKeys.webhookSecret),
      created_at: at,
      updated_at: at,
    }),
  );
  return { ...simulator, ...running };
}

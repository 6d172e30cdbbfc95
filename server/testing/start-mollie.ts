import type { TestServer } from './test-server.ts';
import { upsertProvider } from '../src/providers/providers-queries.ts';
import {
  createMollieSimulator,
  mollieApi,
  type MollieSimulator,
} from '../simulators/mollie/mollie-simulator.ts';
import { startSimulators } from '../simulators/start-simulators.ts';

/** The key of the simulated account. */
export const mollieKey = 'test_of_the_simulator';

/** The payment simulator while it runs. */
export interface RunningMollie extends Omit<MollieSimulator, 'name' | 'handle' | 'stop'> {
  readonly origin: string;
  stop(): Promise<void>;
}

/** Starts the simulator and makes it the demo tenant's `mollie`, for real submissions and tests by default. */
export async function startMollie(
  server: TestServer,
  serves: readonly boolean[] = [false, true],
): Promise<RunningMollie> {
  const made: MollieSimulator[] = [];
  const running = await startSimulators({
    port: 0,
    host: '127.0.0.1',
    isProduction: false,
    create: (origin) => {
      const simulator = createMollieSimulator(origin, mollieKey);
      made.push(simulator);
      return [Promise.resolve(simulator)];
    },
  });
  const [simulator] = made;
  if (simulator === undefined) throw new Error('The simulator was not made.');
  const { demo } = server.tenants;
  const at = new Date(server.runtime.now());
  for (const serves_tests of serves) {
    await server.transaction(demo)((tx) =>
      upsertProvider(tx, {
        tenant_id: demo.id,
        id: 'mollie',
        serves_tests,
        kind: 'payment',
        driver: 'mollie',
        name: 'Mollie',
        settings: JSON.stringify({ api: mollieApi(running.origin) }),
        sealed_secret: server.cipher.encrypt({ tenantId: demo.id, purpose: 'provider' }, mollieKey),
        created_at: at,
        updated_at: at,
      }),
    );
  }
  return { ...simulator, ...running };
}

/** The payer's action at the checkout; returns the URL that the browser returns to. */
export async function atCheckout(checkoutUrl: string, action: string): Promise<string> {
  const response = await fetch(checkoutUrl, {
    method: 'POST',
    body: new URLSearchParams({ action }),
    redirect: 'manual',
  });
  return response.headers.get('location') ?? '';
}

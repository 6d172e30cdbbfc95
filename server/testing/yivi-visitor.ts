import { createHttpBrowser, type HttpBrowser } from '../src/platform/http/browser/http-browser.ts';
import { upsertProvider } from '../src/providers/providers-queries.ts';
import { startSimulators, type RunningSimulators } from '../simulators/start-simulators.ts';
import {
  createYiviSimulator,
  yiviAppLink,
  yiviServer,
  type YiviSimulator,
} from '../simulators/yivi/yivi-simulator.ts';
import { yiviProviderSettings } from '../src/demo/yivi-provider-settings.ts';
import { canonicalOf } from './digid-visitor.ts';
import type { TestServer } from './test-server.ts';

/** Who we are to the simulated server. */
export const yiviRequestor = {
  name: 'gemeente',
  token: 'an-api-token-for-tests',
  hmacKey: Buffer.from('a key of more than thirty-two bytes').toString('base64'),
};

/** The simulator while it runs, with the settings that use it. */
export interface RunningYivi extends RunningSimulators {
  readonly simulator: YiviSimulator;
  readonly settings: Readonly<Record<string, string>>;
}

/** Starts the simulator and makes it the demo tenant's `yivi`, for real submissions. */
export async function startYivi(server: TestServer): Promise<RunningYivi> {
  const made: YiviSimulator[] = [];
  const running = await startSimulators({
    port: 0,
    host: '127.0.0.1',
    isProduction: false,
    create: (origin) => {
      const { now } = server.runtime;
      const simulator = createYiviSimulator(origin, { requestor: yiviRequestor, now });
      made.push(simulator);
      return [Promise.resolve(simulator)];
    },
  });
  const [simulator] = made;
  if (simulator === undefined) throw new Error('The simulator was not made.');
  const { origin } = running;
  const settings = yiviProviderSettings({
    server: yiviServer(origin),
    appLink: yiviAppLink(origin),
  });
  await seedYivi(server, settings);
  return { ...running, simulator, settings };
}

/** Saves the provider with these settings. */
export async function seedYivi(
  server: TestServer,
  settings: Readonly<Record<string, string>>,
  secret = yiviRequestor.token,
): Promise<void> {
  const { demo } = server.tenants;
  const at = new Date(server.runtime.now());
  await server.transaction(demo)((tx) =>
    upsertProvider(tx, {
      tenant_id: demo.id,
      id: 'yivi',
      serves_tests: false,
      kind: 'auth',
      driver: 'yivi',
      name: 'Yivi',
      settings: JSON.stringify(settings),
      sealed_secret: server.cipher.encrypt({ tenantId: demo.id, purpose: 'provider' }, secret),
      created_at: at,
      updated_at: at,
    }),
  );
}

/** What the visitor does in the app. */
export interface YiviChoice {
  readonly person?: string;
  readonly level?: 'Midden' | 'Substantieel' | 'Hoog';
  readonly action?: 'share' | 'cancel' | 'expire' | 'invalid';
}

/** The page on which a browser waits, after the start of a login. */
export async function openWaitingPage(
  server: TestServer,
  start: string,
  browser: HttpBrowser = createHttpBrowser(canonicalOf(server)),
): Promise<{ readonly address: string; readonly page: Response; readonly browser: HttpBrowser }> {
  const started = await browser.get(start);
  const address = started.headers.get('location') ?? '';
  return { address, page: await browser.get(address), browser };
}

/** Where the app finds the session of a waiting page, from the link that opens it. */
export function appAddressOf(markup: string): string {
  const link = /href="([^"#]+)#([^"]+)"/.exec(markup);
  // The pointer, of which only the address is used.
  const { u } = JSON.parse(decodeURIComponent(link?.[2] ?? '')) as { u: string };
  return `${u}/app`;
}

/** Where an app that scans the QR code finds the newest session. */
export function scannedAppOf({ origin, simulator }: RunningYivi): string {
  const { clientToken = '' } = simulator.sessions().at(-1) ?? {};
  return `${yiviServer(origin)}/irma/session/${clientToken}/app?second`;
}

/** Answers in the app; returns the address that the app opens at the end, if it does. */
export async function answerInApp(
  address: string,
  { person = 'persoon-1', level = 'Midden', action = 'share' }: YiviChoice = {},
): Promise<string | null> {
  const body = new URLSearchParams({ person, level, action });
  const answer = await fetch(address, { method: 'POST', body, redirect: 'manual' });
  return answer.headers.get('location');
}

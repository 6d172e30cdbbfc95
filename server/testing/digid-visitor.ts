import { serviceProviderPaths } from '@form-builder/core/contract/visitor/login-constants.ts';
import { createHttpBrowser, type HttpBrowser } from '../src/platform/http/browser/http-browser.ts';
import type { TestServer } from './test-server.ts';
import { upsertProvider } from '../src/providers/providers-queries.ts';
import { digidLevels } from '../simulators/digid/assurance.ts';
import { createDigidSimulator, digidIssuer } from '../simulators/digid/digid-simulator.ts';
import { digidProviderSettings } from '../src/demo/digid-provider-settings.ts';
import { startSimulators, type RunningSimulators } from '../simulators/start-simulators.ts';

/** The secret of the client at the simulator. */
export const digidSecret = 'a secret of the simulator for tests';
export const digidClientId = 'form-builder';

/** Starts the simulator for the demo tenant of a server, and makes it the tenant's `digid`; `more`: other settings. */
export async function startDigid(
  server: TestServer,
  more: Readonly<Record<string, string>> = {},
): Promise<RunningSimulators> {
  const product = canonicalOf(server);
  const running = await startSimulators({
    port: 0,
    host: '127.0.0.1',
    isProduction: false,
    create: (origin) => [
      createDigidSimulator(origin, {
        id: digidClientId,
        secret: digidSecret,
        ...(more['client_authentication'] === 'private_key' && {
          keysUri: product + serviceProviderPaths.keys,
        }),
        name: 'Gemeente demo',
        redirectUris: [`${product}/login/callback`],
        logoutUris: [`${product}/login/ended`],
        backChannelLogoutUri: `${product}/login/service/digid/production/logout`,
      }),
    ],
  });
  const settings = {
    ...digidProviderSettings({ issuer: digidIssuer(running.origin), clientId: digidClientId }),
    ...more,
  };
  for (const servesTests of [false, true]) await seedDigid(server, settings, servesTests);
  return running;
}

/** Makes the simulator the tenant's `digid`, with these settings. */
export async function seedDigid(
  server: TestServer,
  settings: Readonly<Record<string, string>>,
  serves_tests: boolean,
): Promise<void> {
  const { demo } = server.tenants;
  const at = new Date(server.runtime.now());
  await server.transaction(demo)((tx) =>
    upsertProvider(tx, {
      tenant_id: demo.id,
      id: 'digid',
      serves_tests,
      kind: 'auth',
      driver: 'oidc',
      name: 'DigiD',
      settings: JSON.stringify(settings),
      sealed_secret: server.cipher.encrypt({ tenantId: demo.id, purpose: 'provider' }, digidSecret),
      created_at: at,
      updated_at: at,
    }),
  );
}

/** The origin of the server's pages for a browser. */
export function canonicalOf({ origin }: Pick<TestServer, 'origin'>): string {
  return `http://localhost:${new URL(origin).port}`;
}

/** The visitor's actions at the simulator. */
export interface DigidChoice {
  readonly person?: string;
  readonly level?: (typeof digidLevels)[number]['name'];
  /** Whom they log in for, as the simulator names it: `persoon-4:parking`. */
  readonly represented?: string;
  readonly action?: 'login' | 'cancel' | 'fail';
}

/** Follows a login from its start to the URL that the browser returns to. */
export async function passDigid(
  server: TestServer,
  start: string,
  { person = 'persoon-1', level = 'Midden', represented = '', action = 'login' }: DigidChoice = {},
  browser: HttpBrowser = createHttpBrowser(canonicalOf(server)),
): Promise<URL> {
  const page = await browser.follow(await browser.get(start), ({ pathname }) =>
    pathname.startsWith('/digid/login/'),
  );
  const acr = digidLevels.find(({ name }) => name === level)?.acr ?? '';
  const answer = await browser.post(page.href, { person, level: acr, represented, action });
  return browser.follow(answer, ({ hash }) => hash !== '');
}

/** Logs in as the element does, and returns the data of its page. */
export async function logIn(
  server: TestServer,
  options: DigidChoice & { readonly environment?: 'production' | 'test'; readonly formId?: string },
) {
  const { environment = 'production', formId = server.runtime.createId() } = options;
  const client = server.client(server.tenants.demo);
  const call = async (signature: string, body: unknown) =>
    (await client.callPublicProcedure({ body: { signature, body } })).data;
  // Each procedure's own response, which the server checked against its schema.
  const started = (await call('login:start', {
    provider: 'digid',
    environment,
    form_id: formId,
    return_url: `${canonicalOf(server)}/render/${formId}`,
  })) as { url: string; verifier: string };
  const { hash } = await passDigid(server, started.url, options);
  const code = hash.slice(hash.indexOf('.') + 1);
  const exchanged = (await call('login:exchange', { code, verifier: started.verifier })) as {
    token: string;
  };
  return exchanged.token;
}

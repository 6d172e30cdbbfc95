import {
  loginPaths,
  serviceProviderPaths,
} from '@form-builder/core/contract/visitor/login-constants.ts';
import { createHttpBrowser, type HttpBrowser } from '../src/platform/http/browser/http-browser.ts';
import { upsertProvider } from '../src/providers/providers-queries.ts';
import { samlProviderSettings } from '../src/demo/saml-provider-settings.ts';
import { createSelfSigned, type SelfSigned } from '../simulators/certificates/self-signed.ts';
import { createSamlSimulator, type SamlSimulator } from '../simulators/saml/saml-simulator.ts';
import { simulatedDigid, type SimulatedService } from '../simulators/saml/simulated-service.ts';
import { startSimulators } from '../simulators/start-simulators.ts';
import { canonicalOf } from './digid-visitor.ts';
import type { TestServer } from './test-server.ts';

/** The simulator of a login by SAML, as a provider of the demo tenant. */
export interface RunningSaml {
  readonly simulator: SamlSimulator;
  /** Our key and certificate. */
  readonly ours: SelfSigned;
  readonly settings: Readonly<Record<string, string>>;
  readonly stop: () => Promise<void>;
}

interface SamlOptions {
  readonly service?: SimulatedService;
  readonly driver?: 'digid' | 'eherkenning';
  /** Settings other than those of the simulator. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly metadataUntil?: number;
  /** PEM: the certificate that will replace ours. */
  readonly nextCertificate?: string;
}

const dayMs = 86_400_000;

/** Starts a simulator for the demo tenant of a server, and makes it a provider of the tenant under its driver's name. */
export async function startSaml(
  server: TestServer,
  {
    service = simulatedDigid,
    driver = 'digid',
    metadataUntil,
    nextCertificate,
    ...options
  }: SamlOptions = {},
): Promise<RunningSaml> {
  const product = canonicalOf(server);
  const now = () => server.runtime.now();
  const ours = await createSelfSigned({
    commonName: 'Gemeente demo',
    from: now() - dayMs,
    until: now() + 365 * dayMs,
  });
  const entityId = `${product}/${driver}`;
  const made: SamlSimulator[] = [];
  const running = await startSimulators({
    port: 0,
    host: '127.0.0.1',
    isProduction: false,
    create: (origin) => [
      createSamlSimulator(origin, {
        service,
        host: '127.0.0.1',
        isProduction: false,
        now,
        ...(metadataUntil !== undefined && { metadataUntil }),
        client: {
          entityId,
          name: 'Gemeente demo',
          certificate: ours.cert,
          ...(nextCertificate !== undefined && { nextCertificate }),
          consumer: `${product}${loginPaths.callback}`,
          loggedOut: `${product}${loginPaths.ended}`,
        },
      }).then((simulator) => {
        made.push(simulator);
        return simulator;
      }),
    ],
  });
  const [simulator] = made;
  if (simulator === undefined) throw new Error('The simulator did not start.');
  const settings = {
    ...samlProviderSettings(simulator, { entityId, certificate: ours.cert, driver }),
    ...options.settings,
  };
  await seedSaml(server, { id: driver, driver, settings, key: ours.key });
  return { simulator, ours, settings, stop: running.stop };
}

/** Saves a provider for real submissions. */
export async function seedSaml(
  server: TestServer,
  provider: {
    readonly id: string;
    readonly driver: string;
    readonly settings: Readonly<Record<string, string>>;
    readonly key: string;
    readonly nextKey?: string;
  },
): Promise<void> {
  const { demo } = server.tenants;
  const at = new Date(server.runtime.now());
  const seal = (key: string) =>
    server.cipher.encrypt({ tenantId: demo.id, purpose: 'provider' }, key);
  await server.transaction(demo)((tx) =>
    upsertProvider(tx, {
      tenant_id: demo.id,
      id: provider.id,
      serves_tests: false,
      kind: 'auth',
      driver: provider.driver,
      name: 'DigiD',
      settings: JSON.stringify(provider.settings),
      sealed_secret: seal(provider.key),
      sealed_second_secret: provider.nextKey === undefined ? null : seal(provider.nextKey),
      created_at: at,
      updated_at: at,
    }),
  );
}

/** The address at which a provider reports logouts. */
export const logoutAddressOf = (id: string): string =>
  serviceProviderPaths.logout(id, 'production');

/** What a visitor does on the simulator's page. */
export interface SamlChoice {
  readonly person?: string;
  /** The name of a level, such as `Midden`. */
  readonly level?: string;
  readonly action?: 'login' | 'cancel' | 'no-level' | 'fail';
  readonly service?: SimulatedService;
}

/** The fields of the only form of a page, and its address. */
export async function readFormOf(
  response: Response,
): Promise<{ readonly action: string; readonly fields: Readonly<Record<string, string>> }> {
  const page = await response.text();
  const action = unescapeHtml(/<form method="post" action="([^"]+)"/.exec(page)?.[1] ?? '');
  const hidden = /<input\s+type="hidden"\s+name="([^"]+)"\s+value="([^"]*)"/g;
  const fields = [...page.matchAll(hidden)].map(
    ([, name = '', value = '']) => [name, unescapeHtml(value)] as const,
  );
  return { action, fields: Object.fromEntries(fields) };
}

const unescapeHtml = (text: string): string =>
  text.replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Follows a login to the address at which the browser comes back to us, with the artifact. */
export async function passSamlService(
  start: string,
  { person, level, action = 'login', service = simulatedDigid }: SamlChoice,
  browser: HttpBrowser,
): Promise<string> {
  const left = await browser.get(start);
  const sso = left.headers.get('location');
  const page = sso === null ? await postForm(left, browser) : await browser.get(sso);
  const url = sso ?? page.url;
  const { action: target, fields } = await readFormOf(page);
  const answer = await browser.post(new URL(target, url).href, {
    ...fields,
    person: person ?? service.subjects[0]?.key ?? '',
    level: levelOf(service, level),
    action,
  });
  return answer.headers.get('location') ?? '';
}

/** The second level unless another one is named. */
const levelOf = ({ levels }: SimulatedService, wanted: string | undefined): string =>
  (levels.find(({ name }) => name === wanted) ?? levels[1])?.acr ?? '';

/** Sends the only form of a page, as its script does. */
export async function postForm(page: Response, browser: HttpBrowser): Promise<Response> {
  const { action, fields } = await readFormOf(page);
  return browser.post(action, fields);
}

/** Follows a login from its start to the URL that the browser returns to. */
export async function passSaml(
  server: TestServer,
  start: string,
  choice: SamlChoice = {},
  browser: HttpBrowser = createHttpBrowser(canonicalOf(server)),
): Promise<URL> {
  const callback = await passSamlService(start, choice, browser);
  return browser.follow(await browser.get(callback), ({ hash }) => hash !== '');
}

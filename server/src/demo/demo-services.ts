import type { Transaction } from 'kysely';
import { loginPaths } from '../citizen-login/login-options.ts';
import type { Database } from '../platform/database/database.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { createToken } from '../platform/secrets/token.ts';
import { upsertProvider } from '../providers/providers-queries.ts';
import type { ProviderKind } from '../providers/providers-tables.ts';
import { createDigidSimulator, digidIssuer } from '../../simulators/digid/digid-simulator.ts';
import { digidProviderSettings } from './digid-provider-settings.ts';
import { createMollieSimulator, mollieApi } from '../../simulators/mollie/mollie-simulator.ts';
import { startSimulators, type RunningSimulators } from '../../simulators/start-simulators.ts';

const clientId = 'form-builder';

/** The simulators that the demo logs in and pays with, and their providers. */
export interface DemoServices extends Pick<RunningSimulators, 'origin' | 'stop'> {
  /** Makes them the tenant's providers; their address and secrets are new at each start. */
  readonly seed: (seeding: Seeding) => Promise<void>;
}

interface Seeding extends Runtime {
  readonly tx: Transaction<Database>;
  readonly tenantId: string;
  readonly cipher: SecretCipher;
}

/** Starts the simulators of DigiD and of payments. */
export async function startDemoServices(options: {
  readonly host: string;
  readonly isProduction: boolean;
  readonly productOrigin: string;
  readonly organisation: string;
}): Promise<DemoServices> {
  const { productOrigin, organisation: name } = options;
  const secret = createToken();
  const apiKey = `test_${createToken()}`;
  const running = await startSimulators({
    ...options,
    port: 0,
    create: (origin) => [
      createDigidSimulator(origin, {
        id: clientId,
        secret,
        name,
        redirectUris: [`${productOrigin}${loginPaths.callback}`],
        logoutUris: [`${productOrigin}${loginPaths.ended}`],
      }),
      Promise.resolve(createMollieSimulator(origin, apiKey)),
    ],
  });
  const { origin } = running;
  const digid = digidProviderSettings({ issuer: digidIssuer(origin), clientId });
  const providers: readonly DemoProvider[] = [
    ['auth', 'oidc', { id: 'digid', name: 'DigiD', settings: digid, secret }],
    [
      'payment',
      'mollie',
      { id: 'mollie', name: 'Mollie', settings: { api: mollieApi(origin) }, secret: apiKey },
    ],
  ];
  return { ...running, seed: (seeding) => seedProviders(seeding, providers) };
}

type DemoProvider = readonly [
  kind: ProviderKind,
  driver: string,
  provider: {
    readonly id: string;
    readonly name: string;
    readonly settings: object;
    readonly secret: string;
  },
];

async function seedProviders(
  { tx, tenantId, cipher, now }: Seeding,
  providers: readonly DemoProvider[],
): Promise<void> {
  const at = new Date(now());
  for (const [kind, driver, { id, name, settings, secret }] of providers) {
    for (const serves_tests of [false, true]) {
      await upsertProvider(tx, {
        tenant_id: tenantId,
        id,
        serves_tests,
        kind,
        driver,
        name,
        settings: JSON.stringify(settings),
        sealed_secret: cipher.encrypt({ tenantId, purpose: 'provider' }, secret),
        created_at: at,
        updated_at: at,
      });
    }
  }
}

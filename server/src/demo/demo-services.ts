import type { Transaction } from 'kysely';
import type { ProviderKind } from '@form-builder/core/contract/staff/settings/provider-drivers.ts';
import {
  loginPaths,
  serviceProviderPaths,
} from '@form-builder/core/contract/visitor/login-constants.ts';
import type { Database } from '../platform/database/database.ts';
import type { Runtime } from '../platform/runtime.ts';
import type { SecretCipher } from '../platform/secrets/secret-cipher.ts';
import { createToken } from '../platform/secrets/token.ts';
import { selectAllProviders, upsertProvider } from '../providers/providers-queries.ts';
import { createDigidSimulator, digidIssuer } from '../../simulators/digid/digid-simulator.ts';
import { prepareDemoSaml } from './demo-saml.ts';
import { digidProviderSettings } from './digid-provider-settings.ts';
import { createMollieSimulator, mollieApi } from '../../simulators/mollie/mollie-simulator.ts';
import { webhookSimulatorSecret } from '../../simulators/webhook/webhook-simulator.ts';
import { objectsToken } from '../../simulators/objects/objects-simulator.ts';
import { sharepointApp } from '../../simulators/sharepoint/sharepoint-simulator.ts';
import { s3Key } from '../../simulators/s3/check-signature.ts';
import { sftpUser } from '../../simulators/sftp/sftp-simulator.ts';
import { stufUser } from '../../simulators/stuf-zds/read-stuf-request.ts';
import { prepareDemoYivi } from './demo-yivi.ts';
import { zgwClient } from '../../simulators/zgw/check-token.ts';
import { startSimulators, type RunningSimulators } from '../../simulators/start-simulators.ts';

const clientId = 'form-builder';

/** The simulated receivers of submissions. */
export interface DemoReceivers {
  readonly webhookUrl: string;
  readonly zgwSettings: Readonly<Record<string, string>>;
  readonly stufSettings: Readonly<Record<string, string>>;
  readonly objectsSettings: Readonly<Record<string, string>>;
  readonly sharepointSettings: Readonly<Record<string, string>>;
  readonly s3Settings: Readonly<Record<string, string>>;
  readonly sftpSettings: Readonly<Record<string, string>>;
}

/** The simulators of login and payment, and their provider settings. */
export interface DemoServices extends Pick<RunningSimulators, 'origin' | 'stop'> {
  /** All origins that the product calls. */
  readonly origins: readonly string[];
  /**
   * Saves the simulators as the tenant's providers; their addresses and secrets are new at each
   * start.
   */
  readonly seed: (seeding: Seeding) => Promise<void>;
}

interface Seeding extends Runtime {
  readonly tx: Transaction<Database>;
  readonly tenantId: string;
  readonly cipher: SecretCipher;
}

/** Starts the simulators of logins and of payments. */
export async function startDemoServices(options: {
  readonly host: string;
  readonly isProduction: boolean;
  readonly productOrigin: string;
  readonly organisation: string;
  readonly receivers: DemoReceivers | null;
  readonly now: () => number;
}): Promise<DemoServices> {
  const { productOrigin, organisation: name, receivers } = options;
  const secret = createToken();
  const apiKey = `test_${createToken()}`;
  const saml = await prepareDemoSaml(options);
  const yivi = prepareDemoYivi(options);
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
        backChannelLogoutUri: productOrigin + serviceProviderPaths.logout('digid', 'production'),
      }),
      Promise.resolve(createMollieSimulator(origin, apiKey)),
      ...saml.create(origin),
      Promise.resolve(yivi.create(origin)),
    ],
  });
  const { origin } = running;
  const digid = digidProviderSettings({ issuer: digidIssuer(origin), clientId });
  const providers: readonly DemoProvider[] = [
    ['auth', 'oidc', { id: 'digid', name: 'DigiD', settings: digid, secret }],
    ...saml.providers().map(({ driver, ...provider }): DemoProvider => ['auth', driver, provider]),
    ['auth', 'yivi', yivi.provider(origin)],
    [
      'payment',
      'mollie',
      { id: 'mollie', name: 'Mollie', settings: { api: mollieApi(origin) }, secret: apiKey },
    ],
    ...(receivers === null ? [] : receiversOf(receivers)),
  ];
  return {
    ...running,
    origins: [origin, ...saml.origins()],
    seed: (seeding) => seedProviders(seeding, providers),
  };
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

const receiversOf = ({
  webhookUrl: url,
  zgwSettings,
  stufSettings,
  objectsSettings,
  sharepointSettings,
  s3Settings,
  sftpSettings,
}: DemoReceivers): readonly DemoProvider[] => [
  [
    'delivery',
    'webhook',
    { id: 'zaaksysteem', name: 'Zaaksysteem', settings: { url }, secret: webhookSimulatorSecret },
  ],
  [
    'delivery',
    'zgw',
    { id: 'openzaak', name: 'Open Zaak', settings: zgwSettings, secret: zgwClient.secret },
  ],
  [
    'delivery',
    'stuf_zds',
    {
      id: 'stuf',
      name: 'Zaaksysteem (StUF)',
      settings: stufSettings,
      secret: stufUser.password,
    },
  ],
  [
    'delivery',
    'objects',
    { id: 'objecten', name: 'Objecten', settings: objectsSettings, secret: objectsToken },
  ],
  [
    'delivery',
    'sharepoint',
    {
      id: 'sharepoint',
      name: 'SharePoint',
      settings: sharepointSettings,
      secret: sharepointApp.secret,
    },
  ],
  ['delivery', 's3', { id: 'bucket', name: 'Bucket', settings: s3Settings, secret: s3Key.secret }],
  [
    'delivery',
    'sftp',
    { id: 'sftp', name: 'SFTP-server', settings: sftpSettings, secret: sftpUser.password },
  ],
];

async function seedProviders(
  { tx, tenantId, cipher, now }: Seeding,
  providers: readonly DemoProvider[],
): Promise<void> {
  const at = new Date(now());
  const present = await selectAllProviders(tx);
  for (const [kind, driver, { id, name, settings, secret }] of providers) {
    for (const serves_tests of [false, true]) {
      const found = present.find((one) => one.id === id && one.serves_tests === serves_tests);
      if (found !== undefined && !isSimulated(found.settings)) continue;
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

/** An administrator may have replaced a simulator by a real service, which is not overwritten. */
const isSimulated = (settings: object): boolean =>
  Object.values(settings).some(
    (value) => typeof value === 'string' && /^(?:http:\/\/)?localhost:/.test(value),
  );

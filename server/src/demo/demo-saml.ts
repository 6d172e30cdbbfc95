import { loginPaths } from '@form-builder/core/contract/visitor/login-constants.ts';
import { createSelfSigned } from '../../simulators/certificates/self-signed.ts';
import { createSamlSimulator, type SamlSimulator } from '../../simulators/saml/saml-simulator.ts';
import {
  simulatedDigid,
  simulatedEherkenning,
  type SimulatedService,
} from '../../simulators/saml/simulated-service.ts';
import { samlProviderSettings } from './saml-provider-settings.ts';

type SamlDriver = 'digid' | 'eherkenning';

/** A login by SAML as the demo tenant's provider. */
interface DemoSamlProvider {
  readonly driver: SamlDriver;
  readonly id: string;
  readonly name: string;
  readonly settings: Readonly<Record<string, string>>;
  /** Our private key. */
  readonly secret: string;
}

/** The simulated logins by SAML; the providers and addresses are known once the simulators run. */
export interface DemoSaml {
  readonly create: (origin: string) => readonly Promise<SamlSimulator>[];
  readonly providers: () => readonly DemoSamlProvider[];
  /** The servers of the back channels. */
  readonly origins: () => readonly string[];
}

const logins: readonly {
  readonly driver: SamlDriver;
  readonly id: string;
  readonly name: string;
  readonly service: SimulatedService;
}[] = [
  { driver: 'digid', id: 'digid-saml', name: 'DigiD (SAML)', service: simulatedDigid },
  { driver: 'eherkenning', id: 'eherkenning', name: 'eHerkenning', service: simulatedEherkenning },
];

const dayMs = 86_400_000;

/** Prepares the simulators of DigiD and eHerkenning over SAML, with a certificate of the demo tenant. */
export async function prepareDemoSaml(options: {
  readonly host: string;
  readonly isProduction: boolean;
  readonly productOrigin: string;
  readonly organisation: string;
  readonly now: () => number;
}): Promise<DemoSaml> {
  const { productOrigin, organisation, now } = options;
  const period = { from: now() - dayMs, until: now() + 365 * dayMs };
  const ours = await createSelfSigned({ commonName: organisation, ...period });
  const running = new Map<SamlDriver, SamlSimulator>();
  const entityIdOf = (driver: SamlDriver) => `${productOrigin}/${driver}`;
  return {
    create: (origin) =>
      logins.map(async ({ driver, service }) => {
        const simulator = await createSamlSimulator(origin, {
          ...options,
          service,
          client: {
            entityId: entityIdOf(driver),
            name: organisation,
            certificate: ours.cert,
            consumer: `${productOrigin}${loginPaths.callback}`,
            loggedOut: `${productOrigin}${loginPaths.ended}`,
          },
        });
        running.set(driver, simulator);
        return simulator;
      }),
    providers: () =>
      logins.flatMap(({ driver, id, name }) => {
        const simulator = running.get(driver);
        if (simulator === undefined) return [];
        const known = { entityId: entityIdOf(driver), certificate: ours.cert, driver };
        return [
          { driver, id, name, settings: samlProviderSettings(simulator, known), secret: ours.key },
        ];
      }),
    origins: () => [...running.values()].map(({ backChannelOrigin }) => backChannelOrigin),
  };
}

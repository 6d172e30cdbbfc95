import { createToken } from '../platform/secrets/token.ts';
import {
  createYiviSimulator,
  yiviAppLink,
  yiviServer,
  type YiviSimulator,
} from '../../simulators/yivi/yivi-simulator.ts';
import { yiviProviderSettings } from './yivi-provider-settings.ts';

/** The simulated login with Yivi, and the demo tenant's provider of it. */
export interface DemoYivi {
  readonly create: (origin: string) => YiviSimulator;
  readonly provider: (origin: string) => {
    readonly id: string;
    readonly name: string;
    readonly settings: Readonly<Record<string, string>>;
    readonly secret: string;
  };
}

/** Prepares the simulator of Yivi, with an API token that is new at each start. */
export function prepareDemoYivi({ now }: { readonly now: () => number }): DemoYivi {
  const token = createToken();
  const requestor = { name: 'form-builder', token, hmacKey: createToken() };
  return {
    create: (origin) => createYiviSimulator(origin, { requestor, now }),
    provider: (origin) => ({
      id: 'yivi',
      name: 'Yivi',
      settings: yiviProviderSettings({
        server: yiviServer(origin),
        appLink: yiviAppLink(origin),
      }),
      secret: token,
    }),
  };
}

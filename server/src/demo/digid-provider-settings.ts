import { digidLevels } from '../../simulators/digid/assurance.ts';
import { mandates } from '../../simulators/digid/represented.ts';

const ourLevels = ['basis', 'midden', 'substantieel', 'hoog'] as const;

/** The provider settings of a tenant that uses the simulator. */
export function digidProviderSettings(client: {
  readonly issuer: string;
  readonly clientId: string;
}): Readonly<Record<string, string>> {
  return {
    issuer: client.issuer,
    client_id: client.clientId,
    scope: 'openid',
    // The identifier is only sent over the back channel, because the ID token passes through the
    // browser on logging out.
    reads_userinfo: 'true',
    identifier: 'bsn',
    name: 'name',
    representation: 'allowed',
    services: Object.values(mandates).join(', '),
    represented_name: 'represented_name',
    level: 'acr',
    entity: ['given_name', 'family_name', 'birthdate'].map((one) => `${one} = ${one}`).join('\n'),
    levels: digidLevels
      .flatMap(({ acr }, index) => {
        const level = ourLevels[index];
        return level === undefined ? [] : [`${acr} = ${level}`];
      })
      .join('\n'),
  };
}

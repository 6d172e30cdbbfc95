import type { OidcSettings } from '../providers/auth/oidc/oidc-settings.ts';
import { digidLevels } from '../../simulators/digid/assurance.ts';

const ourLevels = ['basis', 'midden', 'substantieel', 'hoog'] as const;

/** How a tenant that logs in at the simulator is configured. */
export function digidProviderSettings(client: {
  readonly issuer: string;
  readonly clientId: string;
}): Partial<OidcSettings> {
  return {
    issuer: client.issuer,
    client_id: client.clientId,
    // The number comes over the back channel only: the ID token passes the browser on logging out.
    reads_userinfo: true,
    claims: {
      identifier: 'bsn',
      name: 'name',
      level: 'acr',
      entity: { given_name: 'given_name', family_name: 'family_name', birthdate: 'birthdate' },
    },
    levels: Object.fromEntries(
      digidLevels.flatMap(({ acr }, index) => {
        const level = ourLevels[index];
        return level === undefined ? [] : [[acr, level]];
      }),
    ),
  };
}

import { mandates } from '../../simulators/digid/represented.ts';
import type { SamlSimulator } from '../../simulators/saml/saml-simulator.ts';

/** The provider settings of a tenant that uses the simulator of a login by SAML. */
export function samlProviderSettings(
  { metadata, authority }: Pick<SamlSimulator, 'metadata' | 'authority'>,
  ours: {
    readonly entityId: string;
    /** PEM. */
    readonly certificate: string;
    readonly driver: 'digid' | 'eherkenning';
  },
): Readonly<Record<string, string>> {
  return {
    entity_id: ours.entityId,
    metadata,
    certificate: ours.certificate,
    authorities: authority,
    min_level: ours.driver === 'digid' ? 'midden' : 'EH2',
    request_binding: 'redirect',
    single_logout: 'true',
    representation: 'allowed',
    services: mandates.parking,
    ...(ours.driver === 'eherkenning' && { service_index: '1' }),
  };
}

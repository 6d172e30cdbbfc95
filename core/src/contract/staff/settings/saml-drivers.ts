import { digidLevels, eherkenningLevels } from '../../../field-types/settings/assurance-level.ts';

/** The settings that logins by SAML share, before and after the ones of their own. */
const begin = [
  { key: 'entity_id', input: 'text', hasHint: true },
  { key: 'metadata', input: 'metadata', hasHint: true },
  { key: 'provider_entity_id', input: 'text', isOptional: true, hasHint: true },
  { key: 'certificate', input: 'certificate', hasHint: true },
  { key: 'authorities', input: 'certificate', isOptional: true, hasHint: true },
] as const;

const end = [
  {
    key: 'request_binding',
    input: 'select',
    choices: ['redirect', 'post'],
    initial: 'redirect',
    hasHint: true,
  },
  { key: 'organisation', input: 'text', isOptional: true, hasHint: true },
  { key: 'single_logout', input: 'switch', isOptional: true, hasHint: true },
] as const;

const driver = {
  kind: 'auth',
  minSecretCharacters: 200,
  maxSecretCharacters: 20_000,
  isSecretPem: true,
  hasServiceMetadata: true,
  options: [],
  isMapped: false,
} as const;

/** The logins by SAML 2.0, without a broker: our private key is the secret. */
export const samlDrivers = {
  digid: {
    ...driver,
    settings: [
      ...begin,
      { key: 'min_level', input: 'select', choices: digidLevels, initial: 'midden', hasHint: true },
      ...end,
    ],
  },
  eherkenning: {
    ...driver,
    settings: [
      ...begin,
      {
        key: 'min_level',
        input: 'select',
        choices: eherkenningLevels,
        initial: 'EH3',
        hasHint: true,
      },
      { key: 'service_index', input: 'text', isOptional: true, hasHint: true },
      ...end,
    ],
  },
} as const;

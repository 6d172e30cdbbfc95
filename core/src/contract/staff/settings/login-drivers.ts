import {
  assuranceLevels,
  digidLevels,
  eherkenningLevels,
} from '../../../field-types/settings/assurance-level.ts';
import { clientAuthentications } from './client-authentications.ts';
import { secretExpiry } from './secret-expiry.ts';
import { representationPolicies } from './representation-policies.ts';
import { loginPaths, serviceProviderPaths } from '../../visitor/login-constants.ts';

/** How brokers call who is represented, who acts, and the service of the mandate (DigiD Machtigen). */
export const representationClaims = {
  represented: 'urn:nl-eid-gdi:1.0:LegalSubjectID',
  acting: 'urn:nl-eid-gdi:1.0:ActingSubjectID',
  service: 'urn:nl-eid-gdi:1.0:ServiceUUID',
} as const;

/** Whether people may log in for somebody else, and with which mandates. */
const representation = [
  {
    key: 'representation',
    input: 'select',
    choices: representationPolicies,
    isOptional: true,
    hasHint: true,
  },
  {
    key: 'services',
    input: 'text',
    isOptional: true,
    requiredWith: 'representation',
    hasHint: true,
  },
] as const;

/** The settings that logins by SAML share, before and after the ones of their own. */
const begin = [
  { key: 'entity_id', input: 'text', hasHint: true },
  { key: 'metadata', input: 'metadata', hasHint: true },
  { key: 'metadata_url', input: 'url', isOptional: true, hasHint: true },
  { key: 'provider_entity_id', input: 'text', isOptional: true, hasHint: true },
  { key: 'certificate', input: 'certificate', hasHint: true },
  { key: 'authorities', input: 'certificate', isOptional: true, hasHint: true },
  { key: 'next_certificate', input: 'certificate', isOptional: true, hasHint: true },
  { key: 'next_from', input: 'date', isOptional: true, hasHint: true },
  { key: 'encryption', input: 'switch', isOptional: true, hasHint: true },
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
  ...representation,
  { key: 'single_logout', input: 'switch', isOptional: true, hasHint: true },
] as const;

/** What the service catalogue of eHerkenning says of the service; none of it until there is an OIN. */
const serviceCatalogue = [
  { key: 'oin', input: 'text', isOptional: true, hasHint: true },
  { key: 'broker_oin', input: 'text', isOptional: true, requiredWith: 'oin' },
  { key: 'service_uuid', input: 'text', isOptional: true, requiredWith: 'oin', hasHint: true },
  { key: 'service_instance_uuid', input: 'text', isOptional: true, requiredWith: 'oin' },
  { key: 'service_name', input: 'text', isOptional: true, requiredWith: 'oin' },
  { key: 'service_description', input: 'text', isOptional: true, requiredWith: 'oin' },
  { key: 'service_url', input: 'text', isOptional: true, requiredWith: 'oin' },
  { key: 'privacy_url', input: 'text', isOptional: true, requiredWith: 'oin' },
] as const;

/** How requests to an IRMA server are authenticated, in its own words. */
export const yiviAuthentications = ['token', 'hs256', 'rs256'] as const;

/** What the identifying attribute of a login with Yivi is. */
export const yiviIdentifierKinds = ['bsn', 'kvk', 'email', 'pseudonym'] as const;

/** What the identifier of a login with OpenID Connect is. */
export const oidcIdentifierKinds = ['bsn', 'kvk', 'rsin', 'pseudonym'] as const;

const driver = {
  kind: 'auth',
  minSecretCharacters: 200,
  maxSecretCharacters: 20_000,
  isSecretPem: true,
  // The certificate that replaces ours has a key of its own.
  secondService: 'next_certificate',
  isSecondSecretPem: true,
  hasServiceMetadata: true,
  options: [],
  isMapped: false,
} as const;

/**
 * The logins of citizens and companies: by OpenID Connect, by SAML 2.0 with our private key as the secret, and with the
 * Yivi app through an IRMA server.
 */
export const loginDrivers = {
  oidc: {
    kind: 'auth',
    settings: [
      { key: 'issuer', input: 'url', hasHint: true },
      { key: 'client_id', input: 'text' },
      {
        key: 'client_authentication',
        input: 'select',
        choices: clientAuthentications,
        isOptional: true,
        initial: 'secret',
        hasHint: true,
      },
      { key: 'scope', input: 'text', initial: 'openid' },
      { key: 'identifier', input: 'text', initial: 'bsn', hasHint: true },
      {
        key: 'identifier_kind',
        input: 'select',
        choices: oidcIdentifierKinds,
        isOptional: true,
        hasHint: true,
      },
      { key: 'name', input: 'text', isOptional: true, initial: 'name' },
      { key: 'rsin', input: 'text', isOptional: true, hasHint: true },
      { key: 'level', input: 'text', isOptional: true, initial: 'acr', hasHint: true },
      {
        key: 'levels',
        input: 'pairs',
        choices: assuranceLevels,
        isOptional: true,
        initial: '10 = basis\n20 = midden\n25 = substantieel\n30 = hoog',
        hasHint: true,
      },
      {
        key: 'default_level',
        input: 'select',
        choices: assuranceLevels,
        isOptional: true,
        hasHint: true,
      },
      { key: 'entity', input: 'pairs', isOptional: true, hasHint: true },
      { key: 'organisation', input: 'text', isOptional: true, hasHint: true },
      { key: 'reads_userinfo', input: 'switch', isOptional: true, hasHint: true },
      { key: 'logout_without_hint', input: 'switch', isOptional: true, hasHint: true },
      ...representation,
      {
        key: 'represented',
        input: 'text',
        isOptional: true,
        initial: representationClaims.represented,
        hasHint: true,
      },
      { key: 'represented_name', input: 'text', isOptional: true },
      { key: 'represented_entity', input: 'pairs', isOptional: true, hasHint: true },
      {
        key: 'acting',
        input: 'text',
        isOptional: true,
        initial: representationClaims.acting,
        hasHint: true,
      },
      { key: 'acting_person', input: 'text', isOptional: true, hasHint: true },
      { key: 'service', input: 'text', isOptional: true, initial: representationClaims.service },
      secretExpiry,
    ],
    minSecretCharacters: 8,
    isSecretSent: true,
    withoutSecret: { setting: 'client_authentication', value: 'private_key' },
    registeredPaths: [loginPaths.callback, loginPaths.ended],
    keysPath: serviceProviderPaths.keys,
    receivesLogouts: true,
    options: [],
    isMapped: false,
  },
  digid: {
    ...driver,
    givesBsn: true,
    settings: [
      ...begin,
      { key: 'min_level', input: 'select', choices: digidLevels, initial: 'midden', hasHint: true },
      ...end,
    ],
  },
  eherkenning: {
    ...driver,
    catalogueSetting: 'oin',
    settings: [
      ...begin,
      {
        key: 'min_level',
        input: 'select',
        choices: eherkenningLevels,
        initial: 'EH3',
        hasHint: true,
      },
      { key: 'service_index', input: 'text', isOptional: true, requiredWith: 'oin', hasHint: true },
      ...end,
      ...serviceCatalogue,
    ],
  },
  yivi: {
    kind: 'auth',
    settings: [
      { key: 'server', input: 'url', hasHint: true },
      {
        key: 'authentication',
        input: 'select',
        choices: yiviAuthentications,
        initial: 'token',
        hasHint: true,
      },
      { key: 'requestor', input: 'text', isOptional: true, hasHint: true },
      {
        key: 'disclose',
        input: 'json',
        initial:
          '[[["pbdf.gemeente.personalData.bsn", "pbdf.gemeente.personalData.fullname", "pbdf.gemeente.personalData.digidlevel"]]]',
        hasHint: true,
      },
      {
        key: 'identifier',
        input: 'text',
        initial: 'pbdf.gemeente.personalData.bsn',
        hasHint: true,
      },
      {
        key: 'identifier_kind',
        input: 'select',
        choices: yiviIdentifierKinds,
        initial: 'bsn',
        hasHint: true,
      },
      {
        key: 'name',
        input: 'text',
        isOptional: true,
        initial: 'pbdf.gemeente.personalData.fullname',
        hasHint: true,
      },
      {
        key: 'level',
        input: 'text',
        isOptional: true,
        initial: 'pbdf.gemeente.personalData.digidlevel',
        hasHint: true,
      },
      {
        key: 'levels',
        input: 'pairs',
        choices: assuranceLevels,
        isOptional: true,
        initial: 'Basis = basis\nMidden = midden\nSubstantieel = substantieel\nHoog = hoog',
        hasHint: true,
      },
      {
        key: 'default_level',
        input: 'select',
        choices: assuranceLevels,
        isOptional: true,
        hasHint: true,
      },
      { key: 'entity', input: 'pairs', isOptional: true, hasHint: true },
      { key: 'organisation', input: 'text', isOptional: true, hasHint: true },
      { key: 'app_link', input: 'url', isOptional: true, hasHint: true },
    ],
    minSecretCharacters: 8,
    // An RSA key of 8,192 bits fits.
    maxSecretCharacters: 8_000,
    isSecretSent: true,
    options: [],
    isMapped: false,
  },
} as const;

import type { TargetFit } from '../../../integrations/fits-target.ts';
import { caseDrivers } from './case-drivers.ts';
import {
  certificateKey,
  certificateSettings,
  deliveryConnection,
  fixedHeaders,
  lookUpTimeout,
} from './connection-settings.ts';
import { fileDropDrivers } from './file-drop-drivers.ts';
import { loginDrivers } from './login-drivers.ts';
import { paymentDrivers } from './payment-drivers.ts';
import { secretExpiry } from './secret-expiry.ts';

/** A setting of a driver, as its form shows it. */
export interface ProviderSetting {
  readonly key: string;
  /**
   * `url`: a web address over HTTPS; `host`: the name of a server, or `name:port`; `addresses`: e-mail addresses with
   * commas between them; `pairs`: lines of `name = value`; `switch`: `true` or absent; `select`: one of `choices`; `choice`: what the service offers,
   * chosen once its other settings are saved; `path`: below the address, with names in braces; `json`: an object
   * whose texts may have names in braces; `headers`: lines of `Name: value`; `outputs`: what is read from a response;
   * `certificate`: certificates as PEM; `metadata`: the metadata of an identity provider as XML; `date`: a day as
   * `yyyy-mm-dd`.
   */
  readonly input:
    | 'url'
    | 'host'
    | 'text'
    | 'addresses'
    | 'pairs'
    | 'switch'
    | 'select'
    | 'choice'
    | 'path'
    | 'json'
    | 'headers'
    | 'outputs'
    | 'certificate'
    | 'metadata'
    | 'date';
  /** Where the choices come from. */
  readonly list?: ProviderList;
  /** The values of a select, and the values of pairs. */
  readonly choices?: readonly string[];
  readonly isOptional?: true;
  /** The setting that makes an optional one required as soon as it has a value. */
  readonly requiredWith?: string;
  /** The value of a new provider. */
  readonly initial?: string;
  /** Whether messages explain it (`provider_hint.*`). */
  readonly hasHint?: true;
  /** It says something of the secret, and nothing where the service knows us without one. */
  readonly isOfSecret?: true;
  /** The characters that the service takes; in pairs those of a name and of a value. */
  readonly length?: { readonly min?: number; readonly max: number };
  readonly pairLengths?: { readonly name: number; readonly value: number };
  /** Whose texts describe it, when drivers share the setting; absent: those of its driver. */
  readonly texts?: 'connection';
}

/** What a service offers to choose from, by name. */
export const providerLists = [
  'catalogues',
  'case_types',
  'document_types',
  'decision_types',
  'result_types',
  'status_types',
  'properties',
  'object_types',
  'object_versions',
  'attributes',
  'sites',
  'libraries',
  'columns',
] as const;
export type ProviderList = (typeof providerLists)[number];

/** What a value under a name is at a receiver that says so. */
export const targetTypes = ['text', 'date', 'number', 'boolean', 'list', 'object'] as const;
export type TargetType = (typeof targetTypes)[number];

/** What a driver asks of each integration, as its form shows it; values are texts. */
export interface ProviderOption {
  readonly key: string;
  /**
   * `template`: a text with formulas, `template-lines` of several lines, `template-path` of folders with slashes between
   * them; a switch is `true` or absent.
   */
  readonly input:
    'addresses' | 'template' | 'template-lines' | 'template-path' | 'switch' | 'choice';
  /** Where the choices come from. */
  readonly list?: ProviderList;
  /** The option whose choice these choices belong to. */
  readonly of?: string;
  /** The switch without which it has no effect. */
  readonly onlyWith?: string;
  /** Nothing can be delivered without it. */
  readonly isRequired?: true;
  /** The switch with which it is not required. */
  readonly optionalWith?: string;
  /** Whether messages explain it (`provider_option_hint.*`). */
  readonly hasHint?: true;
}

/** The names at a receiver that integrations map values to; absent where designers make up the names. */
export interface ProviderTargets {
  readonly fixed: readonly string[];
  /** More names, which depend on an option; the receiver may require some of them. */
  readonly list: ProviderList;
  readonly of: string;
  /**
   * The groups of listed names whose labels say no more than a name; messages say what it is the name of
   * (`provider_target_group.*`).
   */
  readonly groups?: readonly string[];
  /** What some of them take; the others take any value. */
  readonly fits?: readonly TargetFit[];
}

/** A part of the receiver's answer that a field can take. */
export interface ProviderAnswer {
  readonly key: string;
  /** A JSON pointer. */
  readonly pointer: string;
}

/**
 * What providers are for: `addresses` and `companies` are the registers that visitors look something up in, `persons`
 * is the register of the persons who log in, `data` gives variables their values.
 */
export const providerKinds = [
  'auth',
  'payment',
  'delivery',
  'addresses',
  'companies',
  'persons',
  'data',
] as const;
export type ProviderKind = (typeof providerKinds)[number];

/** The kinds of which a tenant has one provider: the fields that use it do not name it. */
export const registerKinds = [
  'addresses',
  'companies',
  'persons',
] as const satisfies readonly ProviderKind[];
export type RegisterKind = (typeof registerKinds)[number];

/** A driver that administrators configure: its kind and its settings. */
export interface ProviderDriver {
  readonly kind: ProviderKind;
  readonly settings: readonly ProviderSetting[];
  /** The minimum length of its secret; `null` for a driver without one. */
  readonly minSecretCharacters: number | null;
  /** The maximum length of its secret, which can be a private key; 500 when absent. */
  readonly maxSecretCharacters?: number;
  /** Whether it works without its secret too. */
  readonly isSecretOptional?: true;
  /** The setting that, with this value, makes the service know us without the secret: by keys that we publish. */
  readonly withoutSecret?: { readonly setting: string; readonly value: string };
  /** The path of those keys, which the service fetches. */
  readonly keysPath?: string;
  /** How secrets of a stage begin: one of the other stage is rejected. */
  readonly secretPrefixes?: Readonly<Record<'production' | 'test', string>>;
  /** The secret is a private key as PEM, of several lines. */
  readonly isSecretPem?: true;
  /** Whether we have metadata of our own for the service, at a fixed address. */
  readonly hasServiceMetadata?: true;
  /** Whether every login with it is of a person, by BSN; for other logins their settings say it. */
  readonly givesBsn?: true;
  /** Whether visitors can choose one of their own cases at it. */
  readonly listsCases?: true;
  /** The setting that, once it has a value, gives us an entry in the service's catalogue, at a fixed address. */
  readonly catalogueSetting?: string;
  /** Whether calls contain the secret itself: it is asked again when an address changes. */
  readonly isSecretSent?: true;
  /** The setting with the address, key id or certificate of a second service, which may have a secret of its own. */
  readonly secondService?: string;
  /** The second secret is the private key of the certificate in that setting, as PEM. */
  readonly isSecondSecretPem?: true;
  /** The setting with our certificate, whose private key (as PEM) is a third secret: the second one is for something else. */
  readonly thirdService?: string;
  /** The paths of our addresses that an administrator registers at the service. */
  readonly registeredPaths?: readonly string[];
  /** Whether the service can report logouts, to an address of this provider that an administrator registers there. */
  readonly receivesLogouts?: true;
  /** Whether what was delivered is changed when money of its payment goes back. */
  readonly followsPayments?: true;
  /** Whether the service says afterwards what became of a message, at an address of this provider. */
  readonly receivesAnswers?: true;
  readonly options: readonly ProviderOption[];
  /** Whether integrations say value by value what goes out and what comes back. */
  readonly isMapped: boolean;
  readonly targets?: ProviderTargets;
  readonly answers?: readonly ProviderAnswer[];
}

/**
 * The drivers that administrators configure, by name; the server parses their settings again. Messages contain
 * their names (`provider_driver.*`), their settings (`provider_setting.*`) and explanations (`provider_hint.*`), the
 * purpose of their secrets (`provider_secret.*`, `provider_second_secret.*`), their options (`provider_option.*`,
 * `provider_option_hint.*`), targets (`provider_target.*`,
 * `provider_target_group.*`) and answers (`provider_answer.*`).
 */
export const providerDrivers = {
  webhook: {
    kind: 'delivery',
    settings: [{ key: 'url', input: 'url' }, ...deliveryConnection],
    minSecretCharacters: 16,
    ...certificateKey,
    options: [],
    isMapped: true,
  },
  email: {
    kind: 'delivery',
    settings: [{ key: 'addresses', input: 'addresses' }],
    minSecretCharacters: null,
    options: [
      { key: 'addresses', input: 'addresses' },
      { key: 'to_destinations', input: 'switch' },
      { key: 'subject', input: 'template' },
      { key: 'text', input: 'template-lines' },
      { key: 'answers', input: 'switch' },
      { key: 'pdf', input: 'switch' },
      { key: 'files', input: 'switch' },
      { key: 'sensitive', input: 'switch' },
    ],
    isMapped: false,
  },
  ...caseDrivers,
  ...fileDropDrivers,
  ...loginDrivers,
  ...paymentDrivers,
  pdok: {
    kind: 'addresses',
    settings: [{ key: 'api', input: 'url', isOptional: true, hasHint: true }],
    minSecretCharacters: null,
    options: [],
    isMapped: false,
  },
  kvk: {
    kind: 'companies',
    settings: [
      { key: 'api', input: 'url', isOptional: true, hasHint: true },
      lookUpTimeout,
      fixedHeaders,
      ...certificateSettings,
    ],
    minSecretCharacters: 12,
    isSecretSent: true,
    ...certificateKey,
    options: [],
    isMapped: false,
  },
  brp: {
    kind: 'persons',
    settings: [
      { key: 'api', input: 'url', hasHint: true },
      {
        key: 'secret_header',
        input: 'text',
        isOptional: true,
        initial: 'X-API-KEY',
        hasHint: true,
      },
      { key: 'token_url', input: 'url', isOptional: true, hasHint: true },
      { key: 'client_id', input: 'text', isOptional: true },
      { key: 'scope', input: 'text', isOptional: true },
      { key: 'headers', input: 'headers', isOptional: true, hasHint: true },
      { key: 'purpose_header', input: 'text', isOptional: true, initial: 'x-doelbinding' },
      { key: 'processing_header', input: 'text', isOptional: true, initial: 'x-verwerking' },
      lookUpTimeout,
      ...certificateSettings,
      secretExpiry,
    ],
    minSecretCharacters: 8,
    isSecretSent: true,
    ...certificateKey,
    options: [],
    isMapped: false,
  },
  rest: {
    kind: 'data',
    settings: [
      { key: 'url', input: 'url', hasHint: true },
      { key: 'method', input: 'select', choices: ['GET', 'POST'], initial: 'GET' },
      { key: 'path', input: 'path', isOptional: true, hasHint: true },
      { key: 'body', input: 'json', isOptional: true, hasHint: true },
      { key: 'headers', input: 'headers', isOptional: true, hasHint: true },
      { key: 'secret_header', input: 'text', isOptional: true, hasHint: true },
      { key: 'token_url', input: 'url', isOptional: true, hasHint: true },
      { key: 'client_id', input: 'text', isOptional: true },
      { key: 'scope', input: 'text', isOptional: true },
      { key: 'timeout_seconds', input: 'select', choices: ['2', '5', '10'], initial: '5' },
      {
        key: 'cache_minutes',
        input: 'select',
        choices: ['0', '1', '5', '60'],
        initial: '5',
        hasHint: true,
      },
      { key: 'outputs', input: 'outputs', hasHint: true },
      ...certificateSettings,
      secretExpiry,
    ],
    minSecretCharacters: 8,
    isSecretOptional: true,
    isSecretSent: true,
    ...certificateKey,
    options: [],
    isMapped: false,
  },
} as const satisfies Readonly<Record<string, ProviderDriver>>;

export type ProviderDriverName = keyof typeof providerDrivers;

/** The message about the second secret of a driver, which drivers share when it is the key of a certificate. */
export function secondSecretText(name: ProviderDriverName): string {
  const { secondService }: ProviderDriver = providerDrivers[name];
  const isShared = secondService === certificateKey.secondService;
  return `provider_second_secret.${isShared ? 'connection' : name}`;
}

/** The names of these drivers. */
// The keys are the names; Object.keys widens them.
export const providerDriverNames = Object.keys(providerDrivers) as [
  ProviderDriverName,
  ...ProviderDriverName[],
];

/** The driver of a name; `undefined` for one that administrators do not configure. */
export function findProviderDriver(name: string): ProviderDriver | undefined {
  const known = providerDriverNames.find((one) => one === name);
  return known && providerDrivers[known];
}

import * as v from 'valibot';
import { StartError } from '../start-error.ts';
import { parseStorageConfig, type StorageConfig } from './storage-config.ts';
import {
  apiContactEnvironment,
  readApiContact,
  type ApiContactConfig,
} from './api-contact-config.ts';
import {
  logbookCopyEnvironment,
  readLogbookCopy,
  type LogbookCopyConfig,
} from './logbook-copy-config.ts';
import { outgoingEnvironment, readOutgoing } from './outgoing-config.ts';
import type { OutgoingRules } from '../outgoing/outgoing-rules.ts';
import { flag } from './flag.ts';
import { mailEnvironment, readMail, type MailConfig } from './mail-config.ts';
import { operatorsEnvironment, readOperators, type OperatorsConfig } from './operators-config.ts';
import { lookUpsEnvironment, readLookUps, type LookUpsConfig } from './look-ups-config.ts';

/** The operator's configuration, parsed once from the environment. */
export interface Config extends MailConfig {
  readonly port: number;
  /** The address to listen on: the loopback address, unless in production or set otherwise. */
  readonly host: string;
  /** The URL of a PostgreSQL server; `null` means the embedded one in `dataFolder`. */
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  /** The only tenant of this server; `null` means that the host name selects the tenant. */
  readonly tenant: string | null;
  /** The public origin of the server; may contain `{tenant}`. */
  readonly publicOrigin: string | null;
  readonly isProduction: boolean;
  readonly isDemoSeeded: boolean;
  readonly demoPassword: string | null;
  /** Whether anybody can read unsent mails at `/dev/mailbox`. */
  readonly hasMailbox: boolean;
  readonly logLevel: (typeof logLevels)[number];
  /** Whether to trust `X-Forwarded-*` headers, because the operator's own proxy sets them. */
  readonly isProxyTrusted: boolean;
  /** Public writes per minute and address before visitors have to wait; 0 disables the limit. */
  readonly publicWritesPerMinute: number;
  /** Encrypts secrets and identifiers in the database (base64); `null`: the key is in a file in `dataFolder`. */
  readonly encryptionKey: string | null;
  /** The key that `rotate-encryption-key` replaces it with. */
  readonly newEncryptionKey: string | null;
  /** The key of the installation that made the dump of a tenant, to restore it here. */
  readonly dumpEncryptionKey: string | null;
  /** The external OpenID Provider that replaces the embedded one. */
  readonly externalIssuer: ExternalIssuerConfig | null;
  readonly apiContact: ApiContactConfig | null;
  /** The bearer token for `/metrics`; `null` disables that page. */
  readonly metricsToken: string | null;
  readonly storage: StorageConfig;
  readonly lookUps: LookUpsConfig;
  readonly outgoing: OutgoingRules;
  readonly logbookCopy: LogbookCopyConfig;
  /** `null`: the operators' API is off. */
  readonly operators: OperatorsConfig | null;
}

/** An external OpenID Provider, as its operator configured it. */
export interface ExternalIssuerConfig {
  readonly issuer: string;
  readonly clientId: string;
  /** The `aud` of its access tokens for this API. */
  readonly audience: string;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;

const integer = (from: number, to: number, sentence: string) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, sentence),
    v.transform(Number),
    v.minValue(from, sentence),
    v.maxValue(to, sentence),
  );

const encryptionKey = (name: string) =>
  v.nullish(
    v.pipe(
      v.string(),
      v.regex(/^[A-Za-z0-9+/]{43}=$/, `${name} must be 32 random bytes in base64.`),
    ),
    null,
  );

const portSentence = 'PORT must be a number from 0 to 65535.';
const writesSentence = 'PUBLIC_WRITES_PER_MINUTE must be a number from 0 to 1000000.';

const environmentSchema = v.object({
  PORT: v.optional(integer(0, 65_535, portSentence), '3000'),
  HOST: v.optional(v.string()),
  DATABASE_URL: v.nullish(
    v.pipe(
      v.string(),
      v.regex(/^postgres(ql)?:\/\//, 'DATABASE_URL must begin with postgres:// or postgresql://.'),
      v.check((text) => URL.canParse(text), 'DATABASE_URL is not a valid address.'),
    ),
    null,
  ),
  DATA_DIR: v.optional(v.string(), './data'),
  TENANT: v.nullish(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/,
        'TENANT must consist of lower-case letters, digits and hyphens.',
      ),
    ),
    null,
  ),
  PUBLIC_ORIGIN: v.nullish(
    v.pipe(
      v.string(),
      v.check(
        isOrigin,
        'PUBLIC_ORIGIN must be an address without a path, such as https://forms.example.nl.',
      ),
    ),
    null,
  ),
  NODE_ENV: v.optional(v.string()),
  DEMO_SEED: v.optional(flag('DEMO_SEED')),
  DEV_MAILBOX: v.optional(flag('DEV_MAILBOX')),
  DEMO_PASSWORD: v.nullish(
    v.pipe(v.string(), v.minLength(8, 'DEMO_PASSWORD must have at least 8 characters.')),
    null,
  ),
  LOG_LEVEL: v.optional(v.picklist(logLevels, `LOG_LEVEL must be one of ${logLevels.join(', ')}.`)),
  TRUST_PROXY: v.optional(flag('TRUST_PROXY'), 'false'),
  ENCRYPTION_KEY: encryptionKey('ENCRYPTION_KEY'),
  NEW_ENCRYPTION_KEY: encryptionKey('NEW_ENCRYPTION_KEY'),
  DUMP_ENCRYPTION_KEY: encryptionKey('DUMP_ENCRYPTION_KEY'),
  METRICS_TOKEN: v.nullish(
    v.pipe(v.string(), v.minLength(16, 'METRICS_TOKEN must have at least 16 characters.')),
    null,
  ),
  AUTH_ISSUER: v.nullish(
    v.pipe(v.string(), v.regex(/^https?:\/\/[^\s]+$/, 'AUTH_ISSUER must be a web address.')),
    null,
  ),
  AUTH_CLIENT_ID: v.optional(v.string(), 'form-builder-admin'),
  AUTH_AUDIENCE: v.optional(v.string(), 'form-builder'),
  PUBLIC_WRITES_PER_MINUTE: v.optional(integer(0, 1_000_000, writesSentence), '240'),
  ...apiContactEnvironment,
  ...mailEnvironment,
  ...lookUpsEnvironment,
  ...outgoingEnvironment,
  ...logbookCopyEnvironment,
  ...operatorsEnvironment,
});

/** Parses the environment; throws a `StartError` with one sentence per mistake. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): Config {
  const parsed = v.safeParse(environmentSchema, withoutEmpty(environment));
  if (!parsed.success) throw new StartError(parsed.issues.map(({ message }) => message).join('\n'));
  const settings = parsed.output;
  const isProduction = settings.NODE_ENV === 'production';
  if (isProduction && settings.DEMO_SEED === true) {
    throw new StartError('DEMO_SEED cannot be on when NODE_ENV is production.');
  }
  if (isProduction && settings.DEMO_PASSWORD !== null) {
    throw new StartError('DEMO_PASSWORD cannot be set when NODE_ENV is production.');
  }
  if (isProduction && settings.DEV_MAILBOX === true) {
    throw new StartError('DEV_MAILBOX cannot be on when NODE_ENV is production.');
  }
  if (settings.SMTP_URL !== null && settings.MAIL_FROM === null) {
    throw new StartError('MAIL_FROM must be set when SMTP_URL is: the address mails come from.');
  }
  return {
    ...(isProduction ? productionDefaults : evaluationDefaults),
    ...withoutUnset({
      host: settings.HOST,
      isDemoSeeded: settings.DEMO_SEED,
      logLevel: settings.LOG_LEVEL,
    }),
    isProduction,
    port: settings.PORT,
    databaseUrl: settings.DATABASE_URL,
    dataFolder: settings.DATA_DIR,
    tenant: settings.TENANT,
    publicOrigin: settings.PUBLIC_ORIGIN,
    demoPassword: settings.DEMO_PASSWORD,
    hasMailbox: hasMailbox(settings, isProduction),
    isProxyTrusted: settings.TRUST_PROXY,
    encryptionKey: settings.ENCRYPTION_KEY,
    newEncryptionKey: settings.NEW_ENCRYPTION_KEY,
    dumpEncryptionKey: settings.DUMP_ENCRYPTION_KEY,
    publicWritesPerMinute: settings.PUBLIC_WRITES_PER_MINUTE,
    ...readMail(settings, isProduction),
    externalIssuer: externalIssuerOf(settings),
    apiContact: readApiContact(settings),
    metricsToken: settings.METRICS_TOKEN,
    storage: parseStorageConfig(withoutEmpty(environment)),
    lookUps: readLookUps(settings),
    outgoing: readOutgoing(settings),
    logbookCopy: readLogbookCopy(settings),
    operators: readOperators(settings, isProduction),
  };
}

type Defaults = Pick<Config, 'host' | 'isDemoSeeded' | 'logLevel'>;

const productionDefaults: Defaults = { host: '0.0.0.0', isDemoSeeded: false, logLevel: 'info' };
const evaluationDefaults: Defaults = { host: '127.0.0.1', isDemoSeeded: true, logLevel: 'warn' };

/** Only the members that are set, so that they can override defaults. */
function withoutUnset<T extends object>(members: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  const set = Object.entries(members).filter(([, value]) => value !== undefined);
  // Object.fromEntries loses the types of the keys; only undefined members were removed.
  return Object.fromEntries(set) as { [K in keyof T]?: Exclude<T[K], undefined> };
}

/** With the embedded database, which is for evaluation, or when the operator enables it. */
function hasMailbox(
  { DEV_MAILBOX, DATABASE_URL, SMTP_URL }: v.InferOutput<typeof environmentSchema>,
  isProduction: boolean,
): boolean {
  return !isProduction && SMTP_URL === null && (DEV_MAILBOX ?? DATABASE_URL === null);
}

function externalIssuerOf(
  settings: v.InferOutput<typeof environmentSchema>,
): ExternalIssuerConfig | null {
  if (settings.AUTH_ISSUER === null) return null;
  return {
    issuer: settings.AUTH_ISSUER,
    clientId: settings.AUTH_CLIENT_ID,
    audience: settings.AUTH_AUDIENCE,
  };
}

/** An empty variable counts as not set. */
function withoutEmpty(environment: Readonly<Record<string, string | undefined>>) {
  return Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  );
}

function isOrigin(text: string): boolean {
  const sample = text.replace('{tenant}', 'demo');
  return /^https?:\/\//.test(sample) && URL.canParse(sample) && new URL(sample).origin === sample;
}

import * as v from 'valibot';
import { StartError } from '../start-error.ts';

/** Encryption by the service, with its own key or with one of its key management (KMS). */
interface S3Encryption {
  readonly algorithm: 'AES256' | 'aws:kms';
  /** `null`: the default key of the service. */
  readonly keyId: string | null;
}

/** An S3-compatible service that stores the uploads. */
export interface S3Config {
  /** The origin for this server, and the one for browsers. */
  readonly endpoint: string;
  readonly publicEndpoint: string;
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** Whether the bucket is in the path instead of the host name. */
  readonly isPathStyle: boolean;
  /** How the service encrypts every file that we store; `null`: as the bucket does by default. */
  readonly encryption: S3Encryption | null;
  /** Whether the bucket should keep earlier versions of files; `null`: we do not check it. */
  readonly versioning: 'on' | 'off' | null;
}

/** The storage, limits and virus scanner of uploads. */
export interface StorageConfig {
  /** `null`: in the data folder. */
  readonly s3: S3Config | null;
  /** The maximum size of one file, and of all files of one submission. */
  readonly maxFileBytes: number;
  readonly maxTotalBytes: number;
  /** Uploads per minute and address; 0 disables the limit. */
  readonly uploadsPerMinute: number;
  /** A ClamAV daemon, `tcp://host:port` or `unix:///path`; `null`: files are not scanned. */
  readonly scannerUrl: URL | null;
  /** Whether submissions are completed while the scanner does not answer; their files are scanned afterwards. */
  readonly acceptsUnscanned: boolean;
}

const address = (name: string) =>
  v.pipe(
    v.string(),
    v.regex(/^https?:\/\/[^\s/]+\/?$/, `${name} must be an address without a path.`),
    v.transform((text) => text.replace(/\/$/, '')),
  );

const number = (name: string, max: number) =>
  v.pipe(
    v.string(),
    v.regex(/^\d{1,9}$/, `${name} must be a number.`),
    v.transform(Number),
    v.maxValue(max, `${name} must be at most ${String(max)}.`),
  );

const megabyte = 1_000_000;
const scannerSentence = 'CLAMD_URL must be tcp://host:port or unix:///path/to/clamd.sock.';

const schema = v.object({
  S3_ENDPOINT: v.optional(address('S3_ENDPOINT')),
  S3_PUBLIC_ENDPOINT: v.optional(address('S3_PUBLIC_ENDPOINT')),
  S3_BUCKET: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
        'S3_BUCKET must have 3 to 63 lower-case letters, digits, points and hyphens.',
      ),
    ),
  ),
  S3_REGION: v.optional(v.string(), 'us-east-1'),
  S3_ACCESS_KEY_ID: v.optional(v.string()),
  S3_SECRET_ACCESS_KEY: v.optional(v.string()),
  S3_PATH_STYLE: v.optional(
    v.picklist(['true', 'false'], 'S3_PATH_STYLE must be true or false.'),
    'true',
  ),
  S3_SERVER_SIDE_ENCRYPTION: v.optional(
    v.picklist(['AES256', 'aws:kms'], 'S3_SERVER_SIDE_ENCRYPTION must be AES256 or aws:kms.'),
  ),
  S3_KMS_KEY_ID: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[\w:/.-]{1,2048}$/, 'S3_KMS_KEY_ID must be the id, alias or ARN of a key.'),
    ),
  ),
  S3_VERSIONING: v.optional(v.picklist(['on', 'off'], 'S3_VERSIONING must be on or off.')),
  UPLOAD_MAX_MB: v.optional(number('UPLOAD_MAX_MB', 5_000), '50'),
  UPLOAD_TOTAL_MB: v.optional(number('UPLOAD_TOTAL_MB', 50_000), '250'),
  UPLOADS_PER_MINUTE: v.optional(number('UPLOADS_PER_MINUTE', 1_000_000), '60'),
  CLAMD_URL: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^(?:tcp:\/\/[^\s/]+:\d{1,5}|unix:\/\/\/\S+)$/, scannerSentence),
      v.check((text) => URL.canParse(text), scannerSentence),
      v.transform((text) => new URL(text)),
    ),
  ),
  UNSCANNED_FILES: v.optional(
    v.picklist(['refuse', 'accept'], 'UNSCANNED_FILES must be refuse or accept.'),
    'refuse',
  ),
});

function encryptionOf({
  S3_SERVER_SIDE_ENCRYPTION: algorithm,
  S3_KMS_KEY_ID: keyId,
}: v.InferOutput<typeof schema>): S3Encryption | null {
  if (keyId !== undefined && algorithm !== 'aws:kms')
    throw new StartError('S3_KMS_KEY_ID needs S3_SERVER_SIDE_ENCRYPTION=aws:kms.');
  return algorithm === undefined ? null : { algorithm, keyId: keyId ?? null };
}

/** Parses the environment variables of uploads; throws a `StartError` with one sentence per mistake. */
export function parseStorageConfig(
  environment: Readonly<Record<string, string | undefined>>,
): StorageConfig {
  const parsed = v.safeParse(schema, environment);
  if (!parsed.success) throw new StartError(parsed.issues.map(({ message }) => message).join('\n'));
  const settings = parsed.output;
  return {
    s3: s3ConfigOf(settings),
    maxFileBytes: settings.UPLOAD_MAX_MB * megabyte,
    maxTotalBytes: settings.UPLOAD_TOTAL_MB * megabyte,
    uploadsPerMinute: settings.UPLOADS_PER_MINUTE,
    scannerUrl: settings.CLAMD_URL ?? null,
    acceptsUnscanned: settings.UNSCANNED_FILES === 'accept',
  };
}

function s3ConfigOf(settings: v.InferOutput<typeof schema>): S3Config | null {
  const needed = {
    S3_ENDPOINT: settings.S3_ENDPOINT,
    S3_BUCKET: settings.S3_BUCKET,
    S3_ACCESS_KEY_ID: settings.S3_ACCESS_KEY_ID,
    S3_SECRET_ACCESS_KEY: settings.S3_SECRET_ACCESS_KEY,
  };
  const missing = Object.entries(needed).filter(([, value]) => value === undefined);
  if (missing.length === Object.keys(needed).length) return null;
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = needed;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = needed;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) {
    const names = missing.map(([name]) => name).join(', ');
    throw new StartError(`To keep files in an S3-compatible service, set ${names} too.`);
  }
  return {
    endpoint,
    bucket,
    accessKeyId,
    secretAccessKey,
    publicEndpoint: settings.S3_PUBLIC_ENDPOINT ?? endpoint,
    region: settings.S3_REGION,
    isPathStyle: settings.S3_PATH_STYLE === 'true',
    encryption: encryptionOf(settings),
    versioning: settings.S3_VERSIONING ?? null,
  };
}

import { DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { Agent as HttpsAgent } from 'node:https';
import * as v from 'valibot';
import { BlockedAddressError } from '../../../platform/outgoing/blocked-address-error.ts';
import { ProviderError } from '../../provider-error.ts';
import type { DeliveryDriverOptions } from '../delivery-driver.ts';
import { tryOutName, type DropSession, type FileDrop } from '../drop/file-drop.ts';
import { s3Error } from './s3-error.ts';
import { s3SettingsSchema, type S3Settings } from './s3-settings.ts';

type Options = Pick<DeliveryDriverOptions, 'settings' | 'secret' | 'network' | 'timeoutMs'>;

/** Puts files into a bucket of an S3-compatible service; an object appears when it is complete. */
export function createS3Drop(options: Options): FileDrop {
  const parsed = v.safeParse(s3SettingsSchema, options.settings);
  const { secret } = options;
  if (!parsed.success || secret === null) throw new ProviderError('not_configured');
  const { bucket, folder } = parsed.output;
  const keyOf = (path: readonly string[]) => [...folder, ...path].join('/');
  return {
    addressOf: (path) => `s3://${bucket}/${keyOf(path)}`,
    open: () => {
      const client = createClient(parsed.output, secret, options);
      return Promise.resolve(createSession(client, bucket, keyOf));
    },
  };
}

function createSession(
  client: S3Client,
  Bucket: string,
  keyOf: (path: readonly string[]) => string,
): DropSession {
  return {
    put: async (path, { contentType: ContentType, sizeBytes: ContentLength, read }) => {
      const Body = await read();
      try {
        const Key = keyOf(path);
        await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentLength, ContentType }));
      } catch (error) {
        throw s3Error(error);
      } finally {
        // Closes the file also when the request fails before it was read.
        Body.destroy();
      }
    },
    tryOut: async () => {
      const Key = keyOf([tryOutName]);
      try {
        await client.send(new PutObjectCommand({ Bucket, Key, Body: new Uint8Array() }));
      } catch (error) {
        throw s3Error(error);
      }
      // Some keys may write but not delete, which is enough: the next test replaces the empty object.
      await client.send(new DeleteObjectCommand({ Bucket, Key })).catch(() => undefined);
    },
    close: () => client.destroy(),
  };
}

const nothing = () => undefined;
const quiet = { debug: nothing, info: nothing, warn: nothing, error: nothing };

function createClient(
  { endpoint, region, accessKeyId, isPathStyle }: S3Settings,
  secretAccessKey: string,
  { network, timeoutMs }: Options,
): S3Client {
  return new S3Client({
    endpoint: endpoint.href,
    region,
    forcePathStyle: isPathStyle,
    credentials: { accessKeyId, secretAccessKey },
    // Services other than Amazon's do not support the newer checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Its console would be beside the server's log, and our own error says what happened.
    logger: quiet,
    // The outbox tries again.
    maxAttempts: 1,
    requestHandler: {
      ...agentsOf(network, endpoint),
      connectionTimeout: timeoutMs,
      // Without any byte for this long.
      socketTimeout: timeoutMs,
    },
  });
}

/** The agent with the checks of addresses, of the protocol of the endpoint; the client never uses the other one. */
function agentsOf(network: Options['network'], endpoint: URL) {
  try {
    const agent = network.agentOf(endpoint);
    return agent instanceof HttpsAgent ? { httpsAgent: agent } : { httpAgent: agent };
  } catch (cause) {
    if (cause instanceof BlockedAddressError) throw new ProviderError('not_allowed', { cause });
    throw cause;
  }
}

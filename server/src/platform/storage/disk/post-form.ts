import type { UploadForm, UploadGrant } from '../file-storage.ts';
import { signPolicy } from './post-signature.ts';

/** The signer of a form, and its bucket. */
export interface FormSigner {
  readonly bucket: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secret: string;
}

/** Encodes a policy for a form. */
export function encodePolicy(policy: unknown): string {
  return Buffer.from(JSON.stringify(policy)).toString('base64');
}

/**
 * The fields of a form with which a browser may post one file (Amazon S3, "POST Object", signature version 4):
 * this key, this type, this number of bytes, until the grant expires.
 */
export function signForm(
  grant: UploadGrant,
  { bucket, region, accessKeyId, secret }: FormSigner,
  now: number,
): UploadForm['inputs'] {
  const date = new Date(now).toISOString().replace(/[-:]|\.\d+/g, '');
  const day = date.slice(0, 8);
  const fields = {
    key: grant.key,
    'Content-Type': grant.contentType,
    success_action_status: '201',
    'x-amz-algorithm': 'AWS4-HMAC-SHA256',
    'x-amz-credential': `${accessKeyId}/${day}/${region}/s3/aws4_request`,
    'x-amz-date': date,
  };
  const policy = encodePolicy({
    expiration: new Date(now + grant.lifetimeSeconds * 1000).toISOString(),
    conditions: [
      { bucket },
      ['content-length-range', grant.sizeBytes, grant.sizeBytes],
      ...Object.entries(fields).map(([name, value]) => ({ [name]: value })),
    ],
  });
  return { ...fields, policy, 'x-amz-signature': signPolicy(policy, { secret, day, region }) };
}

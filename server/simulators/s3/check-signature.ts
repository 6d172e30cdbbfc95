import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { SimulatorRequest } from '../http-simulator.ts';

/** The key pair of the simulated bucket. */
export const s3Key = { id: 'AKIASIMULATOR', secret: 'simulated-secret-access-key' };

const hmac = (key: string | Buffer, text: string): Buffer =>
  createHmac('sha256', key).update(text).digest();

/**
 * Why S3 would refuse a request: its Signature Version 4 is computed again from the request; `null` when it is right
 * (docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html).
 */
export function findSignatureProblem(
  request: SimulatorRequest,
): 'InvalidAccessKeyId' | 'SignatureDoesNotMatch' | null {
  const { authorization = '' } = request.headers;
  const [, id, scope = '', names = '', given = ''] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/([^,]+), SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/.exec(
      authorization,
    ) ?? [];
  if (id !== s3Key.id) return 'InvalidAccessKeyId';
  const [day = '', region = '', service = '', end = ''] = scope.split('/');
  const signed = hmac(hmac(hmac(`AWS4${s3Key.secret}`, day), region), service);
  const text = [
    'AWS4-HMAC-SHA256',
    String(request.headers['x-amz-date']),
    scope,
    createHash('sha256').update(canonicalOf(request, names)).digest('hex'),
  ].join('\n');
  // The key of the day is derived in four steps; `end` is always `aws4_request`.
  const expected = hmac(hmac(signed, end), text);
  const isRight = timingSafeEqual(Buffer.from(given, 'hex'), expected);
  return isRight ? null : 'SignatureDoesNotMatch';
}

function canonicalOf(
  { method, path, query, headers }: SimulatorRequest,
  signedHeaders: string,
): string {
  const pairs = [...query].map(([name, value]) => [name, value].map(encodeURIComponent).join('='));
  const lines = signedHeaders.split(';').map((name) => `${name}:${String(headers[name]).trim()}\n`);
  return [
    method,
    path,
    pairs.sort().join('&'),
    lines.join(''),
    signedHeaders,
    String(headers['x-amz-content-sha256']),
  ].join('\n');
}

import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

/** The keys of the simulated account. */
export interface WorldlineKeys {
  readonly merchantId: string;
  readonly apiKeyId: string;
  readonly secret: string;
  readonly webhookKeyId: string;
  readonly webhookSecret: string;
}

const mostClockDifferenceMs = 5 * 60_000;

/** Whether a request is signed as documented, by its own reading of the documentation: not with the product's code. */
export function hasValidSignature(
  { headers, method = 'GET', url = '/' }: IncomingMessage,
  { apiKeyId, secret }: WorldlineKeys,
): boolean {
  const { date = '', authorization = '' } = headers;
  if (!(Math.abs(Date.parse(date) - Date.now()) <= mostClockDifferenceMs)) return false;
  const lines = [method, headers['content-type'] ?? '', date];
  for (const name of Object.keys(headers).toSorted())
    if (name.startsWith('x-gcs-')) lines.push(`${name}:${String(headers[name])}`);
  lines.push(url);
  const text = lines.map((line) => `${line}\n`).join('');
  const signature = createHmac('sha256', secret).update(text).digest('base64');
  return authorization === `GCS v1HMAC:${apiKeyId}:${signature}`;
}

/** The headers of a webhook. */
export function signWebhook(body: string, { webhookKeyId, webhookSecret }: WorldlineKeys) {
  return {
    'content-type': 'application/json',
    'x-gcs-keyid': webhookKeyId,
    'x-gcs-signature': createHmac('sha256', webhookSecret).update(body).digest('base64'),
  };
}

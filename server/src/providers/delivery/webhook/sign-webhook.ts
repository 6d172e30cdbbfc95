import { createHmac } from 'node:crypto';

/** The inputs of a webhook's signature. */
interface SignedWebhook {
  readonly id: string;
  /** Seconds since the epoch: receivers reject old ones, which prevents replay attacks. */
  readonly timestamp: number;
  readonly body: string;
}

/**
 * The headers that prove the sender and the time of a webhook, by the Standard Webhooks specification:
 * HMAC-SHA256 over id, time and body.
 */
export function signWebhook(
  secret: string,
  { id, timestamp, body }: SignedWebhook,
): Readonly<Record<string, string>> {
  const signed = `${id}.${String(timestamp)}.${body}`;
  const signature = createHmac('sha256', secret).update(signed).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}

import * as v from 'valibot';
import { ProviderError } from '../../provider-error.ts';
import type { DeliveryDriver, DeliveryDriverOptions, DeliveryRequest } from '../delivery-driver.ts';
import { sendRequest } from '../../send-request.ts';
import { signWebhook } from './sign-webhook.ts';

/** The settings of a webhook; its signing secret is stored separately. */
export const webhookSettingsSchema = v.object({
  url: v.pipe(v.string(), v.url(), v.maxLength(2000)),
});

const eventType = 'nl.form-builder.submission.completed';
const checkType = 'nl.form-builder.check';

/** Sends submissions as CloudEvents 1.0 in structured JSON, signed. */
export function createWebhook({
  settings,
  secret,
  client,
  now,
  timeoutMs,
}: DeliveryDriverOptions): DeliveryDriver {
  const parsed = v.safeParse(webhookSettingsSchema, settings);
  if (!parsed.success || secret === null) throw new ProviderError('not_configured');
  const url = new URL(parsed.output.url);
  const post = (event: CloudEvent) => {
    const body = JSON.stringify(event);
    const timestamp = Math.floor(now() / 1000);
    const headers = {
      'content-type': 'application/cloudevents+json; charset=utf-8',
      accept: 'application/json',
      ...signWebhook(secret, { id: event.id, timestamp, body }),
    };
    return sendRequest(client, { method: 'POST', url, headers, body, timeoutMs });
  };
  return {
    // The path and the query of a webhook often contain a token, which only administrators may
    // read.
    describe: (request) => [{ method: 'POST', url: url.origin, body: eventOf(request) }],
    // A single request, so there are no steps to resume.
    deliver: (request) => post(eventOf(request)),
    isMasked: () => false,
    check: async () => {
      const at = now();
      await post({ ...envelope, id: `check-${String(at)}`, source: url.origin, type: checkType });
    },
  };
}

/** The members of every event; the others depend on its type. */
interface CloudEvent {
  readonly specversion: '1.0';
  readonly id: string;
  readonly source: string;
  readonly type: string;
  readonly data?: unknown;
}

const envelope = { specversion: '1.0' } as const;

function eventOf({ id, source, submission, values }: DeliveryRequest): CloudEvent & {
  readonly subject: string;
  readonly time: string;
  readonly datacontenttype: string;
} {
  return {
    ...envelope,
    id,
    source,
    type: eventType,
    subject: submission.id,
    time: submission.completedAt,
    datacontenttype: 'application/json',
    data: {
      submission: {
        id: submission.id,
        number: submission.number,
        form_id: submission.formId,
        form_title: submission.formTitle,
        completed_at: submission.completedAt,
        is_test: submission.isTest,
      },
      values,
    },
  };
}

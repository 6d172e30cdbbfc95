import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  startHttpSimulator,
  type HttpSimulator,
  type SimulatedResponse,
  type SimulatorRequest,
} from '../http-simulator.ts';

/** What the simulator expects webhooks to be signed with. */
export const webhookSimulatorSecret = 'simulator-signing-secret';

/** An event as it came in. */
export interface ReceivedEvent {
  readonly id: string;
  readonly subject: string;
  readonly type: string;
  readonly data?: unknown;
}

/** The receiver of a municipality that tells repeats by the event's id, as CloudEvents asks. */
export interface WebhookSimulator extends HttpSimulator {
  /** The address of its webhook. */
  readonly url: string;
  /** Events by id, each once. */
  readonly events: ReadonlyMap<string, ReceivedEvent>;
  /** How often each id came in and was taken. */
  readonly counts: ReadonlyMap<string, number>;
}

/** Older requests may be somebody else's, sent again. */
const maxAgeSeconds = 300;

/** Starts a receiver of webhooks; an event is answered with a case number. */
export async function startWebhookSimulator(options: {
  readonly isProduction: boolean;
}): Promise<WebhookSimulator> {
  const events = new Map<string, ReceivedEvent>();
  const counts = new Map<string, number>();
  const answer = (request: SimulatorRequest): SimulatedResponse | undefined => {
    if (request.path !== '/events' || request.method !== 'POST') return undefined;
    if (!isSigned(request)) return { status: 401, body: { title: 'Wrong signature' } };
    // What comes in is signed, and the tests look at the rest.
    const event = JSON.parse(request.body) as ReceivedEvent;
    events.set(event.id, event);
    counts.set(event.id, (counts.get(event.id) ?? 0) + 1);
    return { status: 200, body: { case: { number: `ZAAK-${event.id.slice(-12)}` } } };
  };
  const simulator = await startHttpSimulator({ ...options, answer });
  return { ...simulator, url: `${simulator.origin}/events`, events, counts };
}

function isSigned({ headers, body }: SimulatorRequest): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': given } = headers;
  const age = Math.abs(Date.now() / 1000 - Number(timestamp));
  if (!(age < maxAgeSeconds) || typeof given !== 'string') return false;
  const expected = createHmac('sha256', webhookSimulatorSecret)
    .update(`${String(id)}.${String(timestamp)}.${body}`)
    .digest('base64');
  return given.split(' ').some((one) => isEqual(one, `v1,${expected}`));
}

function isEqual(one: string, other: string): boolean {
  return one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
}

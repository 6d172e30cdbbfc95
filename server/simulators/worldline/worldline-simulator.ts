import type { IncomingMessage, ServerResponse } from 'node:http';
import * as v from 'valibot';
import { readForm } from '../../src/platform/http/requests/read-form.ts';
import { readJson } from '../mollie/mollie-http.ts';
import { LateResults } from '../late-results.ts';
import { sendSimulatorFile, sendSimulatorPage } from '../simulator-page.ts';
import type { Simulator } from '../simulator.ts';
import { hasValidSignature, signWebhook, type WorldlineKeys } from './check-signature.ts';
import {
  createCheckout,
  createRefund,
  orderSchema,
  paymentIdOf,
  presentCheckout,
  presentPayment,
  presentRefund,
  refundSchema,
  type SimulatedCheckout,
  type SimulatedRefund,
  type WorldlineStatus,
} from './simulated-checkout.ts';
import { worldlineActions, worldlineBase, worldlinePage } from './worldline-page.ts';

const webhookTimeoutMs = 15_000;

/** Where the simulator speaks Worldline's API, on the origin of the simulators; the version follows. */
export const worldlineApi = (origin: string): string => `${origin}/${worldlineBase}`;

/** A webhook as it was sent. */
export interface SentWebhook {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The simulator, and what tests tell it to do. */
export interface WorldlineSimulator extends Simulator {
  /** The API answers this status from now on; `null`: it works again. */
  readonly failWith: (status: number | null) => void;
  /** How many checkouts were made. */
  readonly count: () => number;
  /** Forgets all checkouts, as after some hours; their payments stay. */
  readonly endCheckouts: () => void;
  /** Tells another amount than was ordered for all payments. */
  readonly payOnly: (cents: number) => void;
  /** Tells another currency than was ordered for all payments. */
  readonly payIn: (currency: string) => void;
  /** Gives the results at once that otherwise come five seconds later. */
  readonly giveLateResults: () => void;
  /** What became of all refunds that are on their way; the webhook is called. */
  readonly endRefunds: (status: SimulatedRefund['status']) => Promise<void>;
  /** The payers' banks take back all payments. */
  readonly chargeBack: () => Promise<void>;
  /** Somebody refunds so much of each captured payment in the dashboard; the webhook is called. */
  readonly refundInDashboard: (cents: number) => Promise<void>;
  /** All webhooks, to send them again or to forge one. */
  readonly webhooks: () => readonly SentWebhook[];
}

/**
 * Plays Worldline Direct: hosted checkouts, refunds and signed webhooks in its own shapes. It checks the signature of every
 * request.
 */
export function createWorldlineSimulator(origin: string, keys: WorldlineKeys): WorldlineSimulator {
  const simulator = new WorldlineServer(`${origin}/${worldlineBase}`, keys);
  return {
    name: worldlineBase,
    handle: (request, response) => simulator.handle(request, response),
    stop: () => simulator.stop(),
    failWith: (status) => {
      simulator.failure = status;
    },
    count: () => simulator.checkouts.size,
    endCheckouts: () =>
      simulator.checkouts.forEach((one) => Object.assign(one, { hasEnded: true })),
    payOnly: (cents) =>
      simulator.checkouts.forEach((one) => Object.assign(one, { paidCents: cents })),
    payIn: (currency) =>
      simulator.checkouts.forEach((one) => Object.assign(one, { paidCurrency: currency })),
    giveLateResults: () => simulator.lateResults.giveAll(),
    endRefunds: (status) => simulator.endRefunds(status),
    chargeBack: () => simulator.chargeBack(),
    refundInDashboard: (cents) => simulator.refundInDashboard(cents),
    webhooks: () => simulator.webhooks,
  };
}

class WorldlineServer {
  readonly checkouts = new Map<string, SimulatedCheckout>();
  readonly webhooks: SentWebhook[] = [];
  failure: number | null = null;
  readonly #base: string;
  readonly #keys: WorldlineKeys;
  /** The answers by the key with which they were asked for. */
  readonly #answers = new Map<string, object>();
  readonly lateResults = new LateResults();

  constructor(base: string, keys: WorldlineKeys) {
    this.#base = base;
    this.#keys = keys;
  }

  stop(): void {
    this.lateResults.stop();
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (sendSimulatorFile(request, response)) return;
    const path = new URL(request.url ?? '/', this.#base).pathname.slice(worldlineBase.length + 2);
    const [kind, ...rest] = path.split('/');
    if (kind === 'checkout') return this.#checkout(rest[0] ?? '', request, response);
    if (this.failure !== null) return sendProblem(response, this.failure);
    const [merchantId, resource = '', id = '', part = ''] = rest;
    const isOurs = hasValidSignature(request, this.#keys) && merchantId === this.#keys.merchantId;
    if (kind !== 'v2' || !isOurs) return sendProblem(response, 403);
    return this.#answer({ resource, id, part }, request, response);
  }

  async #answer(
    { resource, id, part }: { resource: string; id: string; part: string },
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    const isPost = request.method === 'POST';
    const body = isPost ? await readJson(request) : undefined;
    const header = request.headers['x-gcs-idempotence-key'];
    const key = isPost && typeof header === 'string' ? header : '';
    const answer = this.#answers.get(key) ?? this.#act(`${resource}/${part}`, { id, body, isPost });
    if (typeof answer === 'number') return sendProblem(response, answer);
    if (key !== '') this.#answers.set(key, answer);
    sendJson(response, isPost && part === '' ? 201 : 200, answer);
  }

  /** The answer, or the status of a refusal. */
  #act(
    what: string,
    { id, body, isPost }: { id: string; body: unknown; isPost: boolean },
  ): object | number {
    if (what === 'services/') return id === 'testconnection' ? { result: 'OK' } : 404;
    if (what === 'hostedcheckouts/' && isPost) return this.#create(body);
    const checkout = this.checkouts.get(id.split('_')[0] ?? '');
    if (checkout === undefined) return 404;
    if (what === 'hostedcheckouts/') return checkout.hasEnded ? 404 : presentCheckout(checkout);
    if (checkout.status === null || id !== paymentIdOf(checkout)) return 404;
    return this.#actOnPayment(what, checkout, body);
  }

  #actOnPayment(what: string, checkout: SimulatedCheckout, body: unknown): object | number {
    if (what === 'payments/') return presentPayment(checkout);
    if (what === 'payments/refunds') return { refunds: checkout.refunds.map(presentRefund) };
    if (what === 'payments/refund') return refund(checkout, body);
    if (what !== 'payments/cancel' || checkout.status !== 'PENDING_CAPTURE') return 400;
    this.#change(checkout, 'CANCELLED', true);
    return { payment: presentPayment(checkout) };
  }

  #create(body: unknown): object | number {
    const parsed = v.safeParse(orderSchema, body);
    if (!parsed.success) return 400;
    const checkout = createCheckout(parsed.output);
    this.checkouts.set(checkout.id, checkout);
    const redirectUrl = `${this.#base}/checkout/${checkout.id}`;
    return {
      RETURNMAC: `mac-${checkout.id}`,
      hostedCheckoutId: checkout.id,
      merchantReference: parsed.output.order.references.merchantReference,
      partialRedirectUrl: redirectUrl.replace(/^https?:\/\//, ''),
      redirectUrl,
    };
  }

  async #checkout(id: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const checkout = this.checkouts.get(id);
    if (checkout === undefined) return sendProblem(response, 404);
    if (request.method !== 'POST') return sendSimulatorPage(response, worldlinePage(checkout));
    const wanted = (await readForm(request))?.get('action');
    const action = worldlineActions.find(({ name }) => name === wanted);
    if (action !== undefined && checkout.status === null && !checkout.isCancelledByConsumer) {
      const { becomes, later, tellsByWebhook } = action;
      if (becomes === null) checkout.isCancelledByConsumer = true;
      else this.#change(checkout, becomes, tellsByWebhook);
      if (later !== undefined)
        this.lateResults.add(() => this.#change(checkout, later, tellsByWebhook));
    }
    const back = new URL(checkout.order.hostedCheckoutSpecificInput.returnUrl);
    back.searchParams.set('RETURNMAC', `mac-${id}`);
    back.searchParams.set('hostedCheckoutId', id);
    response.writeHead(303, { location: back.href }).end();
  }

  async endRefunds(status: SimulatedRefund['status']): Promise<void> {
    for (const checkout of this.checkouts.values()) {
      const underway = checkout.refunds.filter((one) => one.status === 'REFUND_REQUESTED');
      underway.forEach((one) => Object.assign(one, { status }));
      if (underway.length > 0) await this.#tell(checkout, 'refund.refunded');
    }
  }

  async refundInDashboard(cents: number): Promise<void> {
    for (const checkout of this.checkouts.values()) {
      const { currencyCode } = checkout.order.order.amountOfMoney;
      const references = { merchantReference: 'dashboard' };
      const order = { amountOfMoney: { amount: cents, currencyCode }, references };
      const made = createRefund(checkout, order);
      if (made === null) continue;
      made.status = 'REFUNDED';
      await this.#tell(checkout, 'refund.refunded');
    }
  }

  async chargeBack(): Promise<void> {
    for (const checkout of this.checkouts.values()) {
      if (checkout.status !== 'CAPTURED') continue;
      checkout.status = 'CHARGEBACKED';
      await this.#tell(checkout, 'payment.chargebacked');
    }
  }

  #change(checkout: SimulatedCheckout, status: WorldlineStatus, tells: boolean): void {
    checkout.status = status;
    if (tells) void this.#tell(checkout, `payment.${status.toLowerCase()}`);
  }

  async #tell(checkout: SimulatedCheckout, type: string): Promise<void> {
    const body = JSON.stringify({
      apiVersion: 'v1',
      id: `${paymentIdOf(checkout)}-${String(this.webhooks.length)}`,
      created: new Date().toISOString(),
      merchantId: this.#keys.merchantId,
      type,
      payment: presentPayment(checkout),
    });
    const headers = signWebhook(body, this.#keys);
    for (const url of checkout.order.feedbacks?.webhooksUrls ?? []) {
      this.webhooks.push({ url, headers, body });
      const signal = AbortSignal.timeout(webhookTimeoutMs);
      // A webhook that does not arrive is one of the things the product must bear.
      await fetch(url, { method: 'POST', headers, body, signal }).catch(() => undefined);
    }
  }
}

function refund(checkout: SimulatedCheckout, body: unknown): object | number {
  const parsed = v.safeParse(refundSchema, body);
  if (!parsed.success) return 400;
  const made = createRefund(checkout, parsed.output);
  return made === null ? 400 : presentRefund(made);
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

/** Refuses as Worldline does. */
function sendProblem(response: ServerResponse, status: number): void {
  const error = { errorCode: '9999', category: 'DIRECT_PLATFORM_ERROR', httpStatusCode: status };
  sendJson(response, status, { errorId: 'simulated', status, errors: [error] });
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import { readForm } from '../../src/platform/http/requests/read-form.ts';
import { LateResults } from '../late-results.ts';
import { sendSimulatorFile, sendSimulatorPage } from '../simulator-page.ts';
import type { Simulator } from '../simulator.ts';
import { checkoutActions, checkoutPage, mollieBase } from './checkout-page.ts';
import { parseOrder } from './parse-order.ts';
import { presentMethods } from './simulated-methods.ts';
import { readJson, sendMollieProblem, sendMollieJson } from './mollie-http.ts';
import { createRefund, presentRefund, presentRefunds } from './simulated-refund.ts';
import {
  createPayment,
  presentPayment,
  type MollieRefundStatus,
  type SimulatedPayment,
} from './simulated-payment.ts';

const webhookTimeoutMs = 15_000;

/** Where the simulator speaks Mollie's API, on the origin of the simulators; ends without a slash. */
export function mollieApi(origin: string): string {
  return `${origin}/${mollieBase}/v2`;
}

/** The simulator, and what tests tell it to do. */
export interface MollieSimulator extends Simulator {
  /** The API answers this status from now on; `null`: it works again. */
  readonly failWith: (status: number | null) => void;
  /** How many payments were made. */
  readonly count: () => number;
  /** Carries the next refund out, but its answer is lost. */
  readonly loseNextRefund: () => void;
  /** Refuses the next refund, as for a balance that is too low. */
  readonly refuseNextRefund: () => void;
  /** Gives the results at once that otherwise come five seconds later. */
  readonly giveLateResults: () => void;
  /** What became of all refunds that are on their way; the webhook is called. */
  readonly endRefunds: (status: MollieRefundStatus) => Promise<void>;
  /** Somebody refunds so much of each paid payment in the dashboard; the webhook is called. */
  readonly refundInDashboard: (value: string) => Promise<void>;
  /** The banks of the payers take back all paid payments; the webhook is called. */
  readonly chargeBack: () => Promise<void>;
  /** The amounts of all refunds. */
  readonly refunded: () => readonly string[];
}

/**
 * Plays Mollie: the payments API (version 2) in its own shapes, a checkout page of its own, and
 * webhooks that hold an id and nothing else.
 */
export function createMollieSimulator(origin: string, apiKey: string): MollieSimulator {
  const simulator = new MollieServer(`${origin}/${mollieBase}`, apiKey);
  return {
    name: mollieBase,
    handle: (request, response) => simulator.handle(request, response),
    stop: () => simulator.stop(),
    failWith: (status) => {
      simulator.failure = status;
    },
    count: () => simulator.payments.size,
    loseNextRefund: () => {
      simulator.nextRefund = 'lost';
    },
    refuseNextRefund: () => {
      simulator.nextRefund = 'refused';
    },
    giveLateResults: () => simulator.lateResults.giveAll(),
    endRefunds: (status) => simulator.endRefunds(status),
    refundInDashboard: (value) => simulator.refundInDashboard(value),
    chargeBack: () => simulator.chargeBack(),
    refunded: () =>
      [...simulator.payments.values()].flatMap(({ refunds }) =>
        refunds.map(({ amount }) => amount.value),
      ),
  };
}

class MollieServer {
  readonly payments = new Map<string, SimulatedPayment>();
  failure: number | null = null;
  /** What happens to the next refund. */
  nextRefund: 'accepted' | 'lost' | 'refused' = 'accepted';
  readonly #base: string;
  readonly #apiKey: string;
  readonly #byIdempotencyKey = new Map<string, SimulatedPayment>();
  readonly lateResults = new LateResults();

  constructor(base: string, apiKey: string) {
    this.#base = base;
    this.#apiKey = apiKey;
  }

  stop(): void {
    this.lateResults.stop();
  }

  async handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (sendSimulatorFile(request, response)) return;
    const path = new URL(request.url ?? '/', this.#base).pathname.slice(mollieBase.length + 1);
    const [, kind, ...rest] = path.split('/');
    if (kind === 'checkout') return this.#checkout(rest[0] ?? '', request, response);
    if (this.failure !== null) return sendMollieProblem(response, this.failure);
    if (request.headers.authorization !== `Bearer ${this.#apiKey}`) {
      return sendMollieProblem(response, 401);
    }
    if (kind === 'v2') return this.#v2(rest, request, response);
    return sendMollieProblem(response, 404);
  }

  async #v2(
    [resource, id, part]: readonly string[],
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (resource === 'methods') return sendMollieJson(response, 200, presentMethods(this.#base));
    if (resource !== 'payments') return sendMollieProblem(response, 404);
    if (part === 'refunds') return this.#refunds(id ?? '', request, response);
    return this.#api(id, request, response);
  }

  async #api(
    id: string | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> {
    if (id === undefined) {
      if (request.method === 'POST') return this.#create(request, response);
      return sendMollieProblem(response, 405);
    }
    const payment = this.payments.get(id);
    if (payment === undefined) return sendMollieProblem(response, 404);
    if (request.method === 'DELETE') {
      if (payment.status !== 'open') return sendMollieProblem(response, 422);
      this.#change(payment, 'canceled', true);
    }
    sendMollieJson(response, 200, presentPayment(payment, this.#base));
  }

  async #refunds(id: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const payment = this.payments.get(id);
    if (payment === undefined) return sendMollieProblem(response, 404);
    if (request.method === 'GET')
      return sendMollieJson(response, 200, presentRefunds(payment, this.#base));
    const outcome = this.nextRefund;
    this.nextRefund = 'accepted';
    if (outcome === 'refused') return sendMollieProblem(response, 422, 'amount');
    const header = request.headers['idempotency-key'];
    const key = typeof header === 'string' ? header : null;
    const body = await readJson(request);
    const refund = createRefund(payment, { body, key, at: new Date() });
    if (typeof refund === 'string') return sendMollieProblem(response, 422, refund);
    this.lateResults.add(() => void this.endRefunds('refunded'));
    if (outcome === 'lost') response.destroy();
    else sendMollieJson(response, 201, presentRefund(payment, refund, this.#base));
  }

  async endRefunds(status: MollieRefundStatus): Promise<void> {
    for (const payment of this.payments.values()) {
      const underway = payment.refunds.filter((refund) => refund.status === 'pending');
      underway.forEach((refund) => Object.assign(refund, { status }));
      if (underway.length > 0) await this.#tell(payment);
    }
  }

  async refundInDashboard(value: string): Promise<void> {
    for (const payment of this.payments.values()) {
      const body = { amount: { ...payment.order.amount, value } };
      const refund = createRefund(payment, { body, key: null, at: new Date() });
      if (typeof refund === 'string') continue;
      refund.status = 'refunded';
      await this.#tell(payment);
    }
  }

  async chargeBack(): Promise<void> {
    for (const payment of this.payments.values()) {
      if (payment.status !== 'paid' || payment.isChargedBack) continue;
      payment.isChargedBack = true;
      await this.#tell(payment);
    }
  }

  async #create(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const key = request.headers['idempotency-key'];
    const earlier = typeof key === 'string' ? this.#byIdempotencyKey.get(key) : undefined;
    const parsed = parseOrder(await readJson(request));
    if ('field' in parsed) return sendMollieProblem(response, 422, parsed.field);
    const payment = earlier ?? createPayment(parsed.order, new Date());
    this.payments.set(payment.id, payment);
    if (typeof key === 'string') this.#byIdempotencyKey.set(key, payment);
    sendMollieJson(response, 201, presentPayment(payment, this.#base));
  }

  async #checkout(id: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const payment = this.payments.get(id);
    if (payment === undefined) return sendMollieProblem(response, 404);
    if (request.method !== 'POST') return sendSimulatorPage(response, checkoutPage(payment));
    const wanted = (await readForm(request))?.get('action');
    const action = checkoutActions.find(({ name }) => name === wanted);
    if (action !== undefined && payment.status === 'open') {
      const { becomes, later, tellsByWebhook } = action;
      this.#change(payment, becomes, tellsByWebhook);
      if (later !== undefined)
        this.lateResults.add(() => this.#change(payment, later, tellsByWebhook));
    }
    const { cancelUrl, redirectUrl } = payment.order;
    const target = payment.status === 'canceled' ? (cancelUrl ?? redirectUrl) : redirectUrl;
    response.writeHead(303, { location: target }).end();
  }

  /** Mollie tells of what is settled, not of `open` and `pending`. */
  #change(payment: SimulatedPayment, status: SimulatedPayment['status'], tells: boolean): void {
    Object.assign(payment, { status, changedAt: new Date().toISOString() });
    if (tells && status !== 'pending') void this.#tell(payment);
  }

  async #tell({ id, order }: SimulatedPayment): Promise<void> {
    if (order.webhookUrl === undefined) return;
    const signal = AbortSignal.timeout(webhookTimeoutMs);
    const body = new URLSearchParams({ id });
    // A webhook that does not arrive is one of the things the product must bear.
    await fetch(order.webhookUrl, { method: 'POST', body, signal }).catch(() => undefined);
  }
}
